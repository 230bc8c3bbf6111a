import { OFFERED_BADGES } from '@pathkeeper/contract';
import { Badge } from '../../ui/art/Badge.tsx';
import classes from './BadgeList.module.css';

/** Every badge that can be earned, with what it asks for. */
export function BadgeList() {
  return (
    <ul className={classes.badges} aria-labelledby="rules-badges">
      {OFFERED_BADGES.map(({ id, name, requirement }) => (
        <li key={id} className={classes.badge}>
          <Badge name={id} size={56} />
          <div>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.words}>{requirement}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
