import type { Insight, User } from '@pathkeeper/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isGone } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { EditInsight } from '../editor/EditInsight.tsx';
import { CATEGORY_NAMES, storyOf } from '../insight-words.ts';
import { useOneInsight } from '../insights.queries.ts';
import { DeleteInsightDialog } from './DeleteInsightDialog.tsx';
import classes from './InsightDialog.module.css';
import { InsightReading } from './InsightReading.tsx';
import { InsightToCome } from './InsightToCome.tsx';

interface InsightDialogProps {
  /** The one that lies open, if any. The dialog stays mounted, so that the focus comes back. */
  id: number | undefined;
  user: User;
  onClose: () => void;
  onDeleted: () => void;
  /** Takes its sentence along to a new page. */
  onWriteFrom: (insight: Insight) => void;
}

/** One insight, read, changed or deleted. */
export function InsightDialog({ id, user, onClose, onDeleted, onWriteFrom }: InsightDialogProps) {
  const shown = useLast(id);
  const { stage, setStage, editButton } = useStage(id);
  const query = useOneInsight(shown);
  const insight = isGone(query.error) ? undefined : query.data;
  const isEditing = stage === 'editing' && insight !== undefined;
  return (
    <>
      <Dialog
        byAddress
        opened={id !== undefined}
        onClose={onClose}
        title={titleOf(insight, query.error, isEditing)}
        meta={insight && !isEditing ? storyOf(insight) : undefined}
        keepOnEscape={insight !== undefined && stage !== 'reading'}
        actions={
          insight &&
          !isEditing && (
            <div className={classes.actions}>
              <Button variant="filled" data-autofocus onClick={() => onWriteFrom(insight)}>
                Write from this
              </Button>
              <Button
                ref={editButton}
                icon={<IconPencil aria-hidden />}
                onClick={() => setStage('editing')}
              >
                Edit
              </Button>
              <Button
                variant="bare"
                icon={<IconTrash aria-hidden />}
                onClick={() => setStage('deleting')}
              >
                Delete
              </Button>
            </div>
          )
        }
      >
        {isEditing ? (
          <EditInsight
            key={insight.id}
            insight={insight}
            user={user}
            onDone={() => setStage('reading')}
          />
        ) : insight ? (
          <InsightReading insight={insight} />
        ) : (
          <InsightToCome query={query} />
        )}
      </Dialog>
      {insight && (
        <DeleteInsightDialog
          insight={insight}
          opened={stage === 'deleting'}
          onKeep={() => setStage('reading')}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}

function titleOf(insight: Insight | undefined, error: Error | null, isEditing: boolean) {
  if (isEditing) return 'Edit Insight';
  if (insight) {
    return (
      <>
        <SmallCaps className={classes.category}>{CATEGORY_NAMES[insight.category]}</SmallCaps>{' '}
        <span className={classes.title} dir="auto">
          {insight.title}
        </span>
      </>
    );
  }
  return isGone(error) ? 'No such insight' : 'The Vault';
}

/** What is still to be seen while the dialog fades. */
function useLast(id: number | undefined): number | undefined {
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  return id ?? last;
}

type Stage = 'reading' | 'editing' | 'deleting';

/** What is being done with the open insight; another one, or none, starts anew. */
function useStage(id: number | undefined) {
  const [stage, setStage] = useState<Stage>('reading');
  const [of, setOf] = useState(id);
  if (of !== id) {
    setOf(id);
    setStage('reading');
  }
  // The form that had the focus is gone; it goes back to the button that opened it.
  const editButton = useRef<HTMLButtonElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === 'editing' && stage === 'reading') editButton.current?.focus();
    before.current = stage;
  }, [stage]);
  return { stage, setStage, editButton };
}
