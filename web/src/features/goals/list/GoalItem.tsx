import type { Goal, GoalNote, VisionGoal } from '@pathkeeper/contract';
import { IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { focusSoon } from '../../../ui/page/focus.ts';
import { GoalDeletion } from '../dialogs/GoalDeletion.tsx';
import { GoalDialog } from '../dialogs/GoalDialog.tsx';
import { LinkEntryDialog } from '../dialogs/LinkEntryDialog.tsx';
import { NoteDeletion } from '../dialogs/NoteDeletion.tsx';
import { NoteDialog } from '../dialogs/NoteDialog.tsx';
import { whenOf } from '../goal-words.ts';
import classes from './GoalItem.module.css';
import { GoalMenu } from './GoalMenu.tsx';
import { GoalNotes } from './GoalNotes.tsx';
import { GoalPages } from './GoalPages.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { Ruler } from './Ruler.tsx';
import { VisionLine } from './VisionLine.tsx';

interface GoalItemProps {
  goal: Goal;
  /** Where it stands in the vision; undefined for an ordinary goal. */
  vision?: VisionGoal | undefined;
  onFinish: (isCompleted: boolean) => void;
  /** After it was deleted: the focus needs a place. */
  onDeleted: () => void;
}

type Asked = 'edit' | 'delete' | 'link' | 'note' | { remove: GoalNote } | null;

/** A goal: how far it has come, its milestones, and the pages and notes that belong to it. */
export function GoalItem({ goal, vision, onFinish, onDeleted }: GoalItemProps) {
  const titleId = useId();
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  const noteId = `add-note-${goal.id}`;
  // What had the focus is gone, and so the way on is the button for another note.
  const focusNote = () => focusSoon(() => document.getElementById(noteId));
  const removed = asked !== null && typeof asked === 'object' ? asked.remove : null;
  return (
    <section aria-labelledby={titleId} className={classes.goal}>
      <div className={classes.head}>
        <div className={classes.name}>
          <h2 id={titleId} className={classes.title} dir="auto">
            {goal.title}
          </h2>
          <GoalMenu
            goal={goal}
            onEdit={() => setAsked('edit')}
            onFinish={onFinish}
            onDelete={() => setAsked('delete')}
          />
        </div>
        <p className={classes.when}>{whenOf(goal)}</p>
        <p className={classes.share}>
          {goal.progress}
          <span className={classes.sign}>%</span>
        </p>
      </div>
      {vision && <VisionLine goal={vision} />}
      <Ruler value={goal.progress} parts={Math.max(goal.milestones.length, 1)} />
      {goal.description && (
        <p className={classes.description} dir="auto">
          {goal.description}
        </p>
      )}
      <div className={classes.body}>
        <div>
          <MilestoneList goal={goal} />
          {goal.progress === 100 && !goal.isCompleted && (
            <div className={classes.walked}>
              <p>Every step of it is walked.</p>
              <Button onClick={() => onFinish(true)}>Finish this goal</Button>
            </div>
          )}
        </div>
        <div className={classes.side}>
          <GoalPages
            goal={goal}
            onRemove={(note) => setAsked({ remove: note })}
            onRemoved={focusNote}
          />
          <GoalNotes goal={goal} onRemove={(note) => setAsked({ remove: note })} />
          <div className={classes.buttons}>
            <Button variant="bare" icon={<IconPlus aria-hidden />} onClick={() => setAsked('link')}>
              Link an entry
            </Button>
            <Button
              id={noteId}
              variant="bare"
              icon={<IconPlus aria-hidden />}
              onClick={() => setAsked('note')}
            >
              Add a note
            </Button>
          </div>
        </div>
      </div>
      {asked === 'edit' && <GoalDialog goal={goal} onClose={close} />}
      {asked === 'link' && <LinkEntryDialog goal={goal} onClose={close} />}
      {asked === 'note' && <NoteDialog goal={goal} onClose={close} />}
      {removed && (
        <NoteDeletion
          note={removed}
          onKept={close}
          onDeleted={() => {
            close();
            focusNote();
          }}
        />
      )}
      {asked === 'delete' && <GoalDeletion goal={goal} onKept={close} onDeleted={onDeleted} />}
    </section>
  );
}
