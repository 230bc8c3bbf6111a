import { useDebouncedValue } from '@mantine/hooks';
import { ADMIN_LIMITS, type AdminPerson } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Field, fieldInput } from '../../../ui/forms/fields/Field.tsx';
import { OptionList } from '../../../ui/forms/OptionList.tsx';
import { useSending } from '../../../ui/forms/sending.ts';
import { useSuggestions } from '../../../ui/forms/use-suggestions.ts';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { peopleNamed } from '../admin.queries.ts';
import { nameOf } from '../people-words.ts';
import classes from './PersonPicker.module.css';

/** How long somebody has to stop typing before names are looked for, in ms. */
const PAUSE = 250;

interface PersonPickerProps {
  /** What is typed, or the name of whoever is chosen. */
  typed: string;
  isChosen: boolean;
  error: string | undefined;
  onType: (typed: string) => void;
  onChoose: (person: AdminPerson) => void;
}

/** Finds one person by the letters of their name or address (D56). */
export function PersonPicker({ typed, isChosen, error, onType, onChoose }: PersonPickerProps) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isSending = useSending();
  const [searched] = useDebouncedValue(typed.trim().slice(0, ADMIN_LIMITS.search), PAUSE);
  const { data, isError } = useQuery(peopleNamed(isChosen ? '' : searched));
  const people = isChosen || typed.trim() === '' ? [] : (data ?? []);
  const { isOpen, lit, open, close, handleKey } = useSuggestions(
    people.map(({ username }) => username),
  );

  const choose = (person: AdminPerson) => {
    onChoose(person);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || handleKey(event)) return;
    const person = isOpen ? people[Math.max(lit, 0)] : undefined;
    if (event.key === 'Enter' && person) {
      event.preventDefault();
      choose(person);
    }
  };
  const nobody = !isChosen && searched !== '' && searched === typed.trim() && data?.length === 0;
  return (
    <Field
      label="Member"
      error={error}
      hint={isError ? 'Names cannot be looked for just now.' : nobody && 'Nobody is called that.'}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            name="person"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            placeholder="Name or address"
            className={fieldInput}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={lit >= 0 ? `${listId}-${lit}` : undefined}
            data-mantine-stop-propagation={isOpen || undefined}
            readOnly={isSending}
            maxLength={ADMIN_LIMITS.search}
            value={typed}
            onChange={(event) => {
              onType(event.target.value);
              open();
            }}
            onFocus={open}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isOpen && (
            <OptionList
              id={listId}
              label="People"
              items={people}
              keyOf={({ id }) => id}
              lit={lit}
              onTake={choose}
              anchor={input.current}
              gap={6}
              className={classes.list}
            >
              {(person) => (
                <>
                  <Medallion emblem={person.emblem} name={person.username} size={28} />
                  <span className={classes.words}>
                    <b dir="auto">{nameOf(person)}</b>
                    <span>
                      {person.username}, {person.email}
                    </span>
                  </span>
                </>
              )}
            </OptionList>
          )}
          <VisuallyHidden role="status">{isOpen && `${people.length} found`}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}
