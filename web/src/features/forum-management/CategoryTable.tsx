import { type ForumCategory, levelInfo } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { inWords } from '../../lib/text/in-words.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { Switch } from '../../ui/forms/fields/toggles/Switch.tsx';
import { FolderMark } from '../../ui/labels/FolderMark.tsx';
import { Table } from '../../ui/lists/Table.tsx';
import { categories } from '../forum/forum.queries.ts';
import { CategoryMark } from '../forum/index.ts';
import { CategoryDeletion } from './CategoryDeletion.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import classes from './CategoryTable.module.css';
import { useOrderCategories, useSwitchCategory } from './management.queries.ts';
import rowClasses from './rows.module.css';

/** The categories in the order in which the forum shows them, each with its switches. */
export function CategoryTable({ q }: { q: string | undefined }) {
  const query = useQuery(categories());
  const { mutate: turn } = useSwitchCategory();
  const { mutate: order } = useOrderCategories();
  const [editing, setEditing] = useState<ForumCategory | null>(null);
  const [deleting, setDeleting] = useState<ForumCategory | null>(null);
  const all = query.data ?? [];
  const shown = query.data?.filter((each) => says(each, q));
  const move = (category: ForumCategory, step: 1 | -1) => {
    const ids = all.map(({ id }) => id);
    const from = ids.indexOf(category.id);
    ids.splice(from, 1);
    ids.splice(from + step, 0, category.id);
    order(ids);
  };
  return (
    <section aria-label="Categories">
      <Loaded
        query={{ ...query, data: shown }}
        skeleton={<SkeletonRows label="Loading categories" count={6} />}
        error={{ title: 'The categories did not arrive.', words: 'They are safe on the server.' }}
        empty={
          <EmptyState
            glyph={<RankMark level={2} ink size={92} />}
            title={q ? 'No category says that.' : 'No categories yet.'}
          >
            {q ? 'Other words may find it.' : 'The first one opens the forum.'}
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <div className={rowClasses.rows}>
              <Table
                caption="Categories"
                rows={rows}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'name', head: 'Category', cell: (row) => <Name category={row} /> },
                  { key: 'level', head: 'Writes from', cell: (row) => <Level category={row} /> },
                  {
                    key: 'posts',
                    head: 'Posts',
                    isFigure: true,
                    cell: ({ postCount }) => postCount.toLocaleString('en-US'),
                  },
                  {
                    key: 'photos',
                    head: 'Photos',
                    cell: ({ id, name, allowPhotos }) => (
                      <Switch
                        aria-label={`Photos in ${name}`}
                        checked={allowPhotos}
                        onChange={(event) => turn({ id, allowPhotos: event.target.checked })}
                      />
                    ),
                  },
                  {
                    key: 'active',
                    head: 'Active',
                    cell: ({ id, name, isActive }) => (
                      <Switch
                        aria-label={`${name} is active`}
                        checked={isActive}
                        onChange={(event) => turn({ id, isActive: event.target.checked })}
                      />
                    ),
                  },
                  {
                    key: 'menu',
                    head: 'Change',
                    cell: (row) => (
                      <CategoryMenu
                        category={row}
                        isFirst={row === all[0]}
                        isLast={row === all.at(-1)}
                        onEdit={() => setEditing(row)}
                        onMove={(step) => move(row, step)}
                        onDelete={() => setDeleting(row)}
                      />
                    ),
                  },
                ]}
              />
            </div>
            <div className={classes.foot}>
              <p>{countLine(rows.length)}</p>
              <p>Inactive ones keep their posts and take no new ones.</p>
            </div>
          </>
        )}
      </Loaded>
      {editing && <CategoryDialog category={editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <CategoryDeletion
          category={deleting}
          others={all.filter(({ id }) => id !== deleting.id)}
          onClose={() => setDeleting(null)}
        />
      )}
    </section>
  );
}

const says = ({ name, description }: ForumCategory, q: string | undefined): boolean =>
  q === undefined || `${name}\n${description}`.toLowerCase().includes(q.toLowerCase());

function countLine(count: number): string {
  const words = inWords(count);
  const number = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return count === 1
    ? `${number} category.`
    : `${number} categories, in the order in which the forum shows them.`;
}

function Name({ category }: { category: ForumCategory }) {
  const { id, name, description, color, readLevel } = category;
  return (
    <span className={classes.name}>
      <CategoryMark category={category} size={44} />
      <span className={classes.words}>
        <span className={classes.title}>
          <FolderMark color={color} size={16} />
          <Link to={paths.forumCategory} params={{ id: String(id) }}>
            {name}
          </Link>
        </span>
        <span className={classes.line} dir="auto">
          {description}
        </span>
        {readLevel > 1 && <span className={classes.read}>Read from level {readLevel} on.</span>}
      </span>
    </span>
  );
}

function Level({ category: { minLevel } }: { category: ForumCategory }) {
  return (
    <span className={classes.level}>
      <span className={classes.figure}>{minLevel}</span>
      <RankMark level={minLevel} size={20} title={levelInfo(minLevel).rank} />
    </span>
  );
}
