import type { AdminPerson, User } from '@pathkeeper/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import type { DashboardAddress } from '../dashboard.address.ts';
import { oneOrMany, totalWords } from '../people-words.ts';
import classes from './BulkBar.module.css';
import { BulkDialog } from './BulkDialog.tsx';
import { BULK_CHOICES, type BulkChoice, CHOICES } from './bulk-words.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  user: User;
  address: DashboardAddress;
  /** Those on this page of the table. */
  rows: readonly AdminPerson[];
  total: { count: number; is: string | null | undefined } | null;
  selection: Selection;
  onOrdered: (id: number) => void;
}

/** Choosing people over the table, and what can be done to those who are chosen. */
export function BulkBar({ user, address, rows, total, selection, onOrdered }: BulkBarProps) {
  const [choice, setChoice] = useState<BulkChoice | null>(null);
  const { ids, isAll } = selection;
  const onPage = rows.map(({ id }) => id);
  const chosenHere = onPage.filter(selection.isChosen).length;
  const isAny = isAll || ids.size > 0;
  const isPage = chosenHere === rows.length;
  const words = isAll && total ? `All ${totalWords(total.count, total.is)}` : `${ids.size}`;
  return (
    <div className={classes.bar}>
      <Checkbox
        label={isAny ? `${words} chosen` : 'Choose this page'}
        checked={isPage}
        indeterminate={isAny && !isPage}
        onChange={(event) => selection.choose(onPage, event.target.checked)}
      />
      {isAny && (
        <div className={classes.acts}>
          {!isAll && isPage && total && total.count > ids.size && (
            <Button variant="bare" onClick={selection.chooseAll}>
              Choose all {totalWords(total.count, total.is)} that match
            </Button>
          )}
          {BULK_CHOICES.map((each) => (
            <Button key={each} onClick={() => setChoice(each)}>
              {CHOICES[each].name}
            </Button>
          ))}
          <Button variant="bare" onClick={selection.clear}>
            Choose none
          </Button>
        </div>
      )}
      {choice && (
        <BulkDialog
          user={user}
          choice={choice}
          ids={isAll ? null : [...ids]}
          address={address}
          count={isAll ? (total?.count ?? 0) : ids.size}
          people={
            isAll && total && total.is !== 'exact'
              ? `${totalWords(total.count, total.is)} people`
              : oneOrMany(isAll ? (total?.count ?? 0) : ids.size, 'person', 'people')
          }
          onClose={() => setChoice(null)}
          onOrdered={(id) => {
            setChoice(null);
            selection.clear();
            onOrdered(id);
          }}
        />
      )}
    </div>
  );
}
