import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import classes from './SearchField.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'icon' | 'after'> {
  value: string;
  /** Called by the clear button; the field then keeps the focus. */
  onClear: () => void;
}

/** Words to look for, on a rule, with a button that clears them. */
export function SearchField({ onClear, ...props }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      ref={input}
      enterKeyHint="search"
      autoComplete="off"
      {...props}
      type="search"
      className={classes.search}
      icon={<IconSearch aria-hidden size={20} />}
      after={
        props.value !== '' && (
          <IconButton
            label="Clear the search"
            icon={<IconX aria-hidden />}
            className={classes.clear}
            onClick={() => {
              onClear();
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
