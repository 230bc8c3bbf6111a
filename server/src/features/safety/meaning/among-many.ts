/** How much more certain it has to be among more passages, each of which may be misread. */
const AMONG_MANY = 0.7;

/** What is to be added to a threshold for a text of so many passages. */
export const amongMany = (passages: number): number => AMONG_MANY * Math.log(passages || 1);

/** The passages of a page from which on one of them has to read more surely as present, and how much more. */
const PAGE = { passages: 5, surer: 0.6 };

/** The same of what has to be present, and not danger alone, for the full alarm: a few sentences need no more. */
export const presentAmongMany = (passages: number): number =>
  PAGE.surer * Math.log(Math.max(1, passages / PAGE.passages));
