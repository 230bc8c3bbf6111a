import type { ModerationEvent } from '@pathkeeper/contract';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { dayHead } from '../moderation-words.ts';
import classes from './LogDays.module.css';
import { LogLine } from './LogLine.tsx';

/** Lines of the log under the day they are of. */
export function LogDays({ events }: { events: readonly ModerationEvent[] }) {
  const days: { name: string; events: ModerationEvent[] }[] = [];
  for (const event of events) {
    const name = dayHead(event.at);
    const last = days.at(-1);
    if (last?.name === name) last.events.push(event);
    else days.push({ name, events: [event] });
  }
  return days.map((day) => (
    <div key={day.name} className={classes.day}>
      <h3 className={classes.name}>
        <SmallCaps>{day.name}</SmallCaps>
      </h3>
      <ul>
        {day.events.map((event) => (
          <LogLine key={event.id} event={event} />
        ))}
      </ul>
    </div>
  ));
}
