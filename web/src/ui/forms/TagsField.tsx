import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TagChip } from '../labels/Chip.tsx';
import { VisuallyHidden } from '../page/VisuallyHidden.tsx';
import { Field, type FieldProps } from './fields/Field.tsx';
import { OptionList } from './OptionList.tsx';
import classes from './TagsField.module.css';
import { takeTags } from './tag-text.ts';
import { matching, useSuggestions } from './use-suggestions.ts';

export interface TagsFieldProps extends FieldProps {
  value: string[];
  onChange: (value: string[]) => void;
  /** Offered on focus and while typing; those already chosen are left out. */
  suggestions?: readonly string[];
  /** No further tag is taken past this number; a sentence says so. */
  maxTags?: number;
  /** Longest tag, in characters. A longer one is refused, never cut. */
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
}

/**
 * Tags as chips on a rule. Enter or a comma adds, Backspace takes the last one back, the × takes any;
 * what was typed and not sent is taken when the field is left. Trimmed, never twice (in any case).
 */
export function TagsField({
  value,
  onChange,
  suggestions = [],
  maxTags = Number.POSITIVE_INFINITY,
  maxLength = 50,
  placeholder = 'Add a tag',
  disabled = false,
  id,
  hint,
  error,
  ...field
}: TagsFieldProps) {
  const listId = useId();
  const line = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isLong, setIsLong] = useState(false);
  const [said, setSaid] = useState('');
  const isFull = value.length >= maxTags;
  const offered = isFull ? [] : matching(suggestions, value, typed);
  const { isOpen, lit, setLit, open, close, handleKey } = useSuggestions(offered);

  const take = (text: string, whole: boolean) => {
    const taken = takeTags(value, text, whole, { maxTags, maxLength });
    setTyped(taken.left);
    setIsLong(taken.refused === 'long');
    if (taken.tags.length === value.length) return;
    setSaid(`Added ${taken.tags.slice(value.length).join(', ')}`);
    onChange(taken.tags);
  };
  const remove = (tag: string) => {
    setSaid(`Removed ${tag}`);
    onChange(value.filter((each) => each !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing || handleKey(event)) return;
    const last = value.at(-1);
    if (event.key === 'Enter') {
      // Never sends the form around it: one Enter too many would save a page half written.
      event.preventDefault();
      take(offered[lit] ?? typed, true);
      setLit(-1);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <Field
      {...field}
      id={id}
      disabled={disabled}
      error={isLong ? `A tag has at most ${maxLength} characters.` : error}
      hint={isFull ? `${maxTags} tags are as many as a page holds.` : hint}
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips is for the input
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the input by itself
        <div
          ref={line}
          className={classes.line}
          onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        >
          {value.map((tag) => (
            <TagChip key={tag} disabled={disabled} onRemove={() => remove(tag)}>
              {tag}
            </TagChip>
          ))}
          <input
            {...control}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={lit >= 0 ? `${listId}-${lit}` : undefined}
            // While the list is open, Escape is for the list and not for a dialog around it.
            data-mantine-stop-propagation={isOpen || undefined}
            className={classes.text}
            placeholder={isFull ? undefined : placeholder}
            disabled={disabled}
            value={typed}
            onChange={(event) => {
              take(event.currentTarget.value, false);
              open();
            }}
            onFocus={open}
            onClick={open}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              take(typed, true);
            }}
          />
          {isOpen && (
            <OptionList
              id={listId}
              label="Suggestions"
              items={offered}
              keyOf={(tag) => tag}
              lit={lit}
              onTake={(tag) => take(tag, true)}
              anchor={line.current}
              gap={4}
              matchWidth
              className={classes.list}
            >
              {(tag) => tag}
            </OptionList>
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
