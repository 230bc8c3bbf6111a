/** Whether a word is another with one letter too many or too few, or two of them changed over. */
export function isSlip(typed: string, right: string): boolean {
  const [short, long] = typed.length < right.length ? [typed, right] : [right, typed];
  if (long.length - short.length === 1) {
    return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
  }
  return (
    typed.length === right.length &&
    [...typed].some(
      (letter, at) =>
        typed.slice(0, at) + (typed[at + 1] ?? '') + letter + typed.slice(at + 2) === right,
    )
  );
}
