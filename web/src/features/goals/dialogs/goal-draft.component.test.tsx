import { api, type Goal } from '@pathkeeper/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reload, renderApp } from '../../../../test/app.tsx';
import { aGoal, aMilestone } from '../../../../test/samples/samples.ts';
import { NO_NETWORK, refuse, server } from '../../../../test/server.ts';

const dialog = page.getByRole('dialog');
const title = page.getByRole('textbox', { name: 'Title' });
const theirs = page.getByRole('textbox', { name: 'Saved elsewhere' });
const newGoal = page.getByRole('button', { name: 'New goal' });
const setGoal = dialog.getByRole('button', { name: 'Set goal' });
const saveChanges = dialog.getByRole('button', { name: 'Save changes' });

let goals: Goal[] = [];

const titles = () => goals.map((goal) => goal.title).sort();
const notFound = refuse(404, 'not_found', 'That goal was not found.');
const conflict = refuse(409, 'edit_conflict', 'It was changed elsewhere.');
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('drafts:'));

const openGoals = () => renderApp('/profile?tab=goals', { level: 5 });

const edit = async (what: string) => {
  await page.getByRole('button', { name: `Actions for ${what}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
};

const renameElsewhere = (newTitle: string) => {
  goals = goals.map((goal) => ({ ...goal, title: newTitle }));
};

const renameMilestoneElsewhere = (newTitle: string) => {
  goals = goals.map((goal) => ({
    ...goal,
    milestones: goal.milestones.map((milestone) => ({ ...milestone, title: newTitle })),
  }));
};

const saved = (goal: Goal) => ({ ...goal, safety: null });

// As the server does, it refuses an edit of words that have changed since.
beforeEach(() => {
  goals = [];
  server.on(api.goals.list, () => goals);
  server.on(api.goals.update, ({ params, body }) => {
    const goal = goals.find(({ id }) => id === params.id);
    if (!goal) return notFound;
    if (body.expected && body.expected.title !== goal.title) return conflict;
    const changed = { ...goal, title: body.title ?? goal.title };
    goals = goals.map((each) => (each.id === params.id ? changed : each));
    return saved(changed);
  });
  server.on(api.goals.updateMilestone, ({ params, body }) => {
    const goal = goals.find(({ id }) => id === params.id);
    const milestone = goal?.milestones.find(({ id }) => id === params.milestoneId);
    if (!goal || !milestone) return notFound;
    return body.expected?.title === milestone.title ? saved(goal) : conflict;
  });
});

test('a goal whose answer is lost is there once when it is saved again', async () => {
  const made = new Map<string, Goal>();
  let isLost = true;
  // As the server does, one key makes one goal, and other words under it are refused.
  server.on(api.goals.create, ({ key, body }) => {
    const known = made.get(key ?? '');
    const goal = known ?? aGoal({ title: body.title });
    if (!known) {
      made.set(key ?? '', goal);
      goals = [goal, ...goals];
    }
    if (isLost) return NO_NETWORK;
    if (goal.title === body.title) return saved(goal);
    return refuse(409, 'already_saved', 'That goal is already saved.');
  });
  const saveInVain = async (words: string) => {
    isLost = true;
    await newGoal.click();
    await title.fill(words);
    await setGoal.click();
    await expect.element(page.getByText('The network is out of reach.').first()).toBeVisible();
    isLost = false;
  };
  await openGoals();
  await saveInVain('Draw it');
  reload();
  await newGoal.click();
  await expect.element(title).toHaveValue('Draw it');
  await setGoal.click();
  await expect.poll(drafts).toEqual([]);
  expect(titles()).toEqual(['Draw it']);

  // Changed since: neither is lost, and nothing is doubled without being asked for.
  await expect.element(dialog).not.toBeInTheDocument();
  await saveInVain('Ink it');
  await title.fill('Ink it twice');
  await setGoal.click();
  await expect.element(page.getByText(/is already saved\. Save again/).first()).toBeVisible();
  expect(titles()).toEqual(['Draw it', 'Ink it']);
  await setGoal.click();
  await expect.poll(drafts).toEqual([]);
  expect(titles()).toEqual(['Draw it', 'Ink it', 'Ink it twice']);
});

describe('an edit of what was changed elsewhere', () => {
  test('is not saved over a goal unless asked to', async () => {
    goals = [aGoal({ title: 'Draw the breakwater' })];
    await openGoals();
    await edit('Draw the breakwater');
    await title.fill('Mine');
    renameElsewhere('From the phone');
    await saveChanges.click();
    await expect.element(theirs).toHaveValue('From the phone');
    expect(titles()).toEqual(['From the phone']);
    reload();
    await edit('From the phone');
    await expect.element(theirs).toHaveValue('From the phone');
    await expect.element(title).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(titles()).toEqual(['Mine']);
  });

  test('is given up for a newer milestone after a question', async () => {
    goals = [aGoal({ milestones: [aMilestone({ title: 'Survey' })] })];
    await openGoals();
    await edit('Survey');
    await title.fill('Surveyed');
    renameMilestoneElsewhere('Survey redrawn');
    await saveChanges.click();
    await expect.element(theirs).toHaveValue('Survey redrawn');
    await page.getByRole('button', { name: 'Keep theirs' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(goals[0]?.milestones[0]?.title).toBe('Survey redrawn');
  });
});

describe('an edit of what was deleted elsewhere waits in the form for a new goal', () => {
  test('when it was of a goal', async () => {
    goals = [aGoal({ title: 'As it was' })];
    await openGoals();
    await edit('As it was');
    await title.fill('My goal');
    goals = [];
    await saveChanges.click();
    await expect.element(page.getByText('This goal was deleted somewhere else')).toBeVisible();
    await newGoal.click();
    await expect.element(title).toHaveValue('My goal');
    server.on(api.goals.create, ({ body }) => {
      const goal = aGoal({ title: body.title });
      goals = [goal];
      return saved(goal);
    });
    await setGoal.click();
    await expect.poll(titles).toEqual(['My goal']);
  });

  test('when it was of a milestone whose goal is gone', async () => {
    goals = [aGoal({ milestones: [aMilestone({ title: 'Survey' })] })];
    await openGoals();
    await edit('Survey');
    await title.fill('My milestone');
    goals = [];
    await saveChanges.click();
    await expect.element(page.getByText('Its goal is gone too.')).toBeVisible();
    await newGoal.click();
    await expect.element(title).toHaveValue('My milestone');
  });
});
