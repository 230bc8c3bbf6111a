import { type FormEvent, useRef, useState } from 'react';

/**
 * What stands under the field of a new password: `hint` until something is typed, then how hard that is
 * to guess (D78). The judge is loaded at the first letter, and where it cannot be, the hint stays.
 */
export function useStrength(hint: string) {
  const [strength, setStrength] = useState<string | null>(null);
  const latest = useRef('');
  const onInput = async ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { value, form } = currentTarget;
    latest.current = value;
    if (value === '') return setStrength(null);
    const own = ['username', 'email', 'firstName', 'lastName'].flatMap((name) => {
      const text = form && new FormData(form).get(name);
      return typeof text === 'string' && text !== '' ? text.split('@') : [];
    });
    try {
      const { strengthOf } = await import('./strength.ts');
      if (latest.current === value) setStrength(strengthOf(value, own));
    } catch {
      setStrength(null);
    }
  };
  return { hint: strength ?? hint, onInput };
}
