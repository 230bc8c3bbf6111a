import { isBlank, type PillarId, pillarOf, type VisionGoal } from '@pathkeeper/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/api-error.ts';
import { MovedToSuccessor } from '../../../lib/drafts/draft-types.ts';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { tellDeleted } from '../../../ui/forms/tell-deleted.ts';
import { type FieldErrors, withoutErrors } from '../../../ui/forms/use-field-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { FormDialog, useGoalDraft } from '../../goals/index.ts';
import { type GoalWords, useCreateGoal, useEditGoal } from '../board.queries.ts';
import { areaOf } from '../model/board-words.ts';

interface GoalWordsDialogProps {
  /** The goal whose words are changed; none for a new one. */
  goal?: VisionGoal;
  /** Where a new one goes; null is a category of one's own. */
  pillar: PillarId | null;
  onClose: () => void;
}

interface Fields extends GoalWords {
  category: string;
  steps: string;
}

const wordsOf = (goal: VisionGoal | undefined, title: string): GoalWords => ({
  title: goal?.title ?? title,
  phrase: goal?.phrase ?? '',
  obstacle: goal?.obstacle ?? '',
  whenThen: goal?.whenThen ?? '',
});

const asText = ({ title, phrase, obstacle, whenThen }: GoalWords) =>
  [title, phrase, obstacle, whenThen].filter(Boolean).join('\n');

const newForm = (pillar: PillarId | null) => ({
  key: `vision-new-${pillar ?? 'own'}`,
  start: {
    ...wordsOf(undefined, pillar ? pillarOf(pillar).name : ''),
    category: '',
    steps: '',
  },
});

/**
 * The words of a goal: what it is called, one sentence, what stands in the way and what to do then. A wish
 * with its obstacle and a plan is kept more often than the wish alone (D66).
 */
export function GoalWordsDialog({ goal, pillar, onClose }: GoalWordsDialogProps) {
  const blank = newForm(pillar);
  const draft = useGoalDraft<Fields>(
    goal ? `vision-words-${goal.id}` : blank.key,
    goal ? { ...wordsOf(goal, ''), category: '', steps: '' } : blank.start,
    goal && (() => blank),
  );
  const [problems, setProblems] = useState<FieldErrors>({});
  const create = useCreateGoal();
  const edit = useEditGoal();
  const { fields } = draft;
  const change = (some: Partial<Fields>) => {
    draft.change(some);
    setProblems(withoutErrors(problems, some));
  };
  const isOwn = !goal && pillar === null;

  const save = async () => {
    const found = {
      ...(isOwn && isBlank(fields.category) && { category: 'It needs a name.' }),
      ...(!isOwn && isBlank(fields.title) && { title: 'A goal needs a title.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await draft.send((typed, from, key) =>
        goal
          ? edit.mutateAsync({ id: goal.id, words: typed, from })
          : create.mutateAsync({
              ...typed,
              key,
              pillar,
              category: isOwn ? typed.category : null,
              title: isBlank(typed.title) ? typed.category : typed.title,
              steps: typed.steps
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean),
            }),
      );
    } catch (failure) {
      if (failure instanceof MovedToSuccessor) {
        onClose();
        tellDeleted('goal', 'What you typed waits in the form for a new one.');
        return;
      }
      setProblems(fieldErrorsOf(failure) ?? {});
      return;
    }
    onClose();
    toast(
      goal
        ? { title: 'Words changed', description: 'The board reads as you left it.' }
        : { title: 'Goal set', description: 'It stands on both boards.' },
    );
  };

  return (
    <FormDialog
      title={goal ? 'Edit the words' : 'Set a goal'}
      meta={goal ? areaOf(goal) : pillar ? pillarOf(pillar).name : 'A pillar of your own'}
      saveLabel={goal ? 'Save changes' : 'Set goal'}
      draft={draft}
      conflict={draft.theirs && { what: 'goal', theirs: asText(draft.theirs) }}
      onClose={onClose}
      onSave={() => void save()}
    >
      {isOwn && (
        <TextField
          label="What is it called?"
          data-autofocus
          autoComplete="off"
          dir="auto"
          maxLength={50}
          value={fields.category}
          error={problems.category}
          onChange={(event) => change({ category: event.target.value })}
        />
      )}
      <TextField
        label={isOwn ? 'The goal (optional)' : 'The goal'}
        {...(!isOwn && { 'data-autofocus': true })}
        autoComplete="off"
        dir="auto"
        value={fields.title}
        error={problems.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="In one sentence of yours (optional)"
        dir="auto"
        rows={1}
        value={fields.phrase}
        error={problems.phrase}
        onChange={(event) => change({ phrase: event.target.value })}
      />
      <TextArea
        label="What stands in the way? (optional)"
        hint="One thing, the likeliest. A wish that knows its obstacle is kept more often."
        dir="auto"
        rows={1}
        value={fields.obstacle}
        error={problems.obstacle}
        onChange={(event) => change({ obstacle: event.target.value })}
      />
      <TextArea
        label="When …, then … (optional)"
        hint="When it comes, then what will you do?"
        dir="auto"
        rows={1}
        value={fields.whenThen}
        error={problems.whenThen}
        onChange={(event) => change({ whenThen: event.target.value })}
      />
      {!goal && (
        <TextArea
          label="First steps (optional)"
          hint="One to a line, up to twelve."
          dir="auto"
          rows={2}
          value={fields.steps}
          error={problems.milestones}
          onChange={(event) => change({ steps: event.target.value })}
        />
      )}
    </FormDialog>
  );
}
