import { type AdminPerson, can, type User } from '@pathkeeper/contract';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import type { DashboardAddress } from '../dashboard.address.ts';
import { totalWords } from '../people-words.ts';
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
  const { people, isAll } = selection;
  const chosenHere = rows.filter(({ id }) => selection.isChosen(id)).length;
  const isAny = isAll || people.size > 0;
  const isPage = chosenHere === rows.length;
  const words = isAll && total ? `All ${totalWords(total.count, total.is)}` : `${people.size}`;
  return (
    <div className={classes.bar}>
      <Checkbox
        label={isAny ? `${words} chosen` : 'Choose this page'}
        checked={isPage}
        indeterminate={isAny && !isPage}
        onChange={(event) => selection.choose(rows, event.target.checked)}
      />
      {isAny && (
        <div className={classes.acts}>
          {!isAll && isPage && total && total.count > people.size && (
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
          ids={isAll ? null : touched(user, choice, people)}
          address={address}
          total={total}
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

/** Those of the chosen whom policy does not leave out. */
const touched = (user: User, choice: BulkChoice, people: Selection['people']): number[] =>
  [...people.values()]
    .filter((person) => can(user, 'actAmongMany', { ...person, act: CHOICES[choice].act }))
    .map(({ id }) => id);
