import type { Insight, User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { monthDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { useLock } from '../../progression/gates.queries.ts';
import { InsightForm } from '../editor/InsightForm.tsx';
import { useAddInsight } from '../editor/use-add-insight.ts';
import { savedOn } from '../insight-words.ts';
import { firstInsights } from '../insights.queries.ts';
import { VaultLock } from './VaultLock.tsx';
import classes from './VaultWidget.module.css';

interface VaultWidgetProps {
  user: User;
}

/** The vault on the home screen: its first three insights, and a form for another when asked. */
export function VaultWidget({ user }: VaultWidgetProps) {
  const lock = useLock('vault');
  const first = useQuery(firstInsights());
  const [isAdding, setIsAdding] = useState(false);
  const some = first.data && first.data.length > 0;
  return (
    <section aria-labelledby="the-vault" className={classes.widget}>
      <SectionHead
        id="the-vault"
        remark={
          <span className={classes.ways}>
            {some && !lock && !isAdding && (
              <button type="button" className={classes.add} onClick={() => setIsAdding(true)}>
                Add Insight
              </button>
            )}
            <Link to={paths.vault}>View All</Link>
          </span>
        }
      >
        <Link to={paths.vault} className={classes.title}>
          The Vault
        </Link>
      </SectionHead>
      <Loaded
        query={first}
        skeleton={
          <Skeleton label="Loading the vault">
            <div className={classes.coming}>
              <SkeletonLine />
              <SkeletonLine width="60%" />
            </div>
          </Skeleton>
        }
        error={{
          small: true,
          level: 3,
          title: 'Unable to load vault',
          words: 'Please try refreshing the page or logging in again',
        }}
        empty={null}
      >
        {(insights) => <Insights insights={insights} />}
      </Loaded>
      {isAdding ? (
        <AddForm user={user} onClose={() => setIsAdding(false)} />
      ) : lock ? (
        first.data && <VaultLock lock={lock} />
      ) : (
        first.data &&
        !some && (
          <EmptyState
            level={3}
            align="start"
            className={classes.empty}
            title="No insights saved yet"
            action={<Button onClick={() => setIsAdding(true)}>Add Your First Insight</Button>}
          >
            The sentence you would be sorry to lose goes here.
          </EmptyState>
        )
      )}
    </section>
  );
}

function Insights({ insights }: { insights: readonly Insight[] }) {
  return (
    <ul className={classes.list}>
      {insights.map((insight) => (
        <li key={insight.id} className={classes.insight}>
          <Link
            to={paths.vault}
            search={{ insight: insight.id }}
            className={classes.sentence}
            dir="auto"
          >
            {insight.title}
          </Link>
          <span className={classes.day}>{monthDay(insight.entryDate ?? savedOn(insight))}</span>
        </li>
      ))}
    </ul>
  );
}

function AddForm({ user, onClose }: VaultWidgetProps & { onClose: () => void }) {
  const { draftForm, save } = useAddInsight(user, {
    errorTitle: 'Error: Failed to save insight',
    onSaved: onClose,
  });
  return (
    <InsightForm
      draftForm={draftForm}
      onSubmit={save}
      submitLabel="Keep it"
      withEntry
      focused
      cancel={
        <Button variant="bare" disabled={draftForm.isSending} onClick={onClose}>
          Cancel
        </Button>
      }
    />
  );
}
