import { useMediaQuery } from '@mantine/hooks';
import type { User } from '@pathkeeper/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { useLock } from '../../progression/gates.queries.ts';
import { InsightForm } from '../editor/InsightForm.tsx';
import { useAddInsight } from '../editor/use-add-insight.ts';
import type { VaultAddress } from '../insights.address.ts';
import { insightStats } from '../insights.queries.ts';
import { VaultFigures } from './VaultFigures.tsx';
import { VaultFilters } from './VaultFilters.tsx';
import { VaultList } from './VaultList.tsx';
import { VaultLock } from './VaultLock.tsx';
import classes from './VaultScreen.module.css';

/** From here on the form stands in the margin (the same line as in the style sheet). */
const WITH_MARGIN = '(min-width: 67.5625rem)';

interface VaultRoomProps {
  user: User;
  address: VaultAddress;
  onAddress: (change: VaultAddress) => void;
}

/** Figures, filters, the grid, and the form beside it. */
export function VaultScreen({ user, address, onAddress }: VaultRoomProps) {
  const lock = useLock('vault');
  const isWide = useMediaQuery(WITH_MARGIN, true, { getInitialValueInEffect: false });
  const [isAdding, setIsAdding] = useState(false);
  const { data: stats } = useQuery(insightStats());
  const isFilled = stats !== undefined && stats.total > 0;
  const form = <AddLeaf user={user} isAsked={!isWide} onClose={() => setIsAdding(false)} />;
  return (
    <div className={classes.screen}>
      <VaultFigures />
      {lock && isFilled && <VaultLock lock={lock} />}
      {(!lock || isFilled) && <VaultFilters address={address} onAddress={onAddress} />}
      <div className={classes.spread} data-locked={lock !== null || undefined}>
        {!lock && (
          <div className={classes.margin}>
            {isWide || isAdding ? (
              form
            ) : (
              <Button wide icon={<IconPlus aria-hidden />} onClick={() => setIsAdding(true)}>
                Add Insight
              </Button>
            )}
          </div>
        )}
        <section aria-label="What is kept" className={classes.saved}>
          <VaultList
            address={address}
            lock={lock}
            onClear={() => onAddress({ query: undefined, category: undefined, source: undefined })}
          />
        </section>
      </div>
    </div>
  );
}

interface AddLeafProps {
  user: User;
  /** It came because somebody asked for it, and goes again when they are done. */
  isAsked: boolean;
  onClose: () => void;
}

function AddLeaf({ user, isAsked, onClose }: AddLeafProps) {
  const { draftForm, save } = useAddInsight(user, {
    errorTitle: 'Failed to add insight',
    onSaved: onClose,
  });
  return (
    <Card as="section" aria-labelledby="add-insight" className={classes.leaf}>
      <h2 id="add-insight" className={classes.title}>
        Add Insight
      </h2>
      <InsightForm
        draftForm={draftForm}
        onSubmit={save}
        submitLabel="Keep it"
        withEntry
        focused={isAsked}
        cancel={
          isAsked && (
            <Button variant="bare" disabled={draftForm.isSending} onClick={onClose}>
              Cancel
            </Button>
          )
        }
      />
    </Card>
  );
}
