/** Takes one thing along to the next page of the application; it lasts as long as this visit. */
export function carrier<T>(): { carry: (thing: T) => void; take: () => T | null } {
  let carried: T | null = null;
  return {
    carry(thing) {
      carried = thing;
    },
    take() {
      const thing = carried;
      carried = null;
      return thing;
    },
  };
}
