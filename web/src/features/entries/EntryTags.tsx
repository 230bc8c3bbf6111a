import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { TagList } from '../../ui/labels/Chip.tsx';
import classes from './EntryTags.module.css';

/** An entry's tags, each the way to everything that carries it. The first three, unless `whole`. */
export function EntryTags({ tags, whole = false }: { tags: readonly string[]; whole?: boolean }) {
  if (tags.length === 0) return null;
  return (
    <TagList
      tags={tags}
      {...(whole && { limit: tags.length })}
      link={(tag, chip) => (
        <Link to={paths.entries} search={{ tags: tag }} className={classes.tag}>
          {chip}
        </Link>
      )}
    />
  );
}
