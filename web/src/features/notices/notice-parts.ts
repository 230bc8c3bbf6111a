import type { Notice } from '@pathkeeper/contract';

/** A sentence in pieces; the name at its beginning and the title stand out. */
export function partsOf({
  text,
  title,
  actor,
}: Pick<Notice, 'text' | 'title' | 'actor'>): { text: string; isStrong: boolean }[] {
  const name = actor && text.startsWith(actor.username) ? actor.username : '';
  const rest = text.slice(name.length);
  const at = title ? rest.indexOf(title) : -1;
  const pieces =
    at < 0 || !title
      ? [{ text: rest, isStrong: false }]
      : [
          { text: rest.slice(0, at), isStrong: false },
          { text: title, isStrong: true },
          { text: rest.slice(at + title.length), isStrong: false },
        ];
  return [{ text: name, isStrong: true }, ...pieces].filter((piece) => piece.text !== '');
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Notices under "Today", "Earlier this week" and "Before", as far as there are any. */
export function groupByDay(
  items: readonly Notice[],
  now: Date,
): { label: string; notices: Notice[] }[] {
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  const week = midnight.getTime() - 6 * DAY_MS;
  const labelOf = ({ createdAt }: Notice) => {
    const at = Date.parse(createdAt);
    if (at >= midnight.getTime()) return 'Today';
    return at >= week ? 'Earlier this week' : 'Before';
  };
  return ['Today', 'Earlier this week', 'Before']
    .map((label) => ({ label, notices: items.filter((each) => labelOf(each) === label) }))
    .filter(({ notices }) => notices.length > 0);
}
