import { api } from '@pathkeeper/contract';
import { defineAccess, own, type ReadExport, theirs } from '../../../test/access/define.ts';

interface ExportedGoal {
  milestones: object[];
  notes: object[];
}

const goalsOf = (read: ReadExport) => read<ExportedGoal[]>('goals');

export const access = defineAccess('goals', {
  endpoints: {
    list: { who: own(200) },
    create: { who: own(201), call: () => ({ body: { title: 'Learn to sail' } }) },
    update: { who: theirs(200), call: () => ({ body: { isCompleted: true } }) },
    remove: { who: theirs(200) },
    addMilestone: { who: theirs(201), call: () => ({ body: { title: 'Knots' } }) },
    updateMilestone: { who: theirs(200), call: () => ({ body: { isCompleted: true } }) },
    removeMilestone: { who: theirs(200) },
    addNote: { who: theirs(201), call: () => ({ body: { progressNote: 'Half.' } }) },
    removeNote: { who: theirs(200) },
  },
  makes: {
    goal: async ({ call, mark }) => (await call(api.goals.create, { body: { title: mark } })).id,
    async milestone({ call, make, mark }) {
      const params = { id: await make('goal') };
      const { milestones } = await call(api.goals.addMilestone, { params, body: { title: mark } });
      return { goal: params.id, milestone: milestones[0]?.id ?? 0 };
    },
    async note({ call, make, mark }) {
      const params = { id: await make('goal') };
      const { notes } = await call(api.goals.addNote, { params, body: { progressNote: mark } });
      return { goal: params.id, note: notes[0]?.id ?? 0 };
    },
  },
  async fill({ call, mark, one }) {
    const { id } = await call(api.goals.create, {
      body: {
        title: mark,
        targetDate: '2026-12-18',
        milestones: [{ title: 'One' }, { title: 'Two' }],
      },
    });
    await call(api.goals.addNote, {
      params: { id },
      body: { progressNote: mark, progressValue: 40, entryId: await one('entry') },
    });
  },
  exported: {
    goals: { rows: (read) => goalsOf(read).map(({ milestones: _m, notes: _n, ...goal }) => goal) },
    goal_milestones: { rows: (read) => goalsOf(read).flatMap(({ milestones }) => milestones) },
    goal_progress: { rows: (read) => goalsOf(read).flatMap(({ notes }) => notes) },
  },
});
