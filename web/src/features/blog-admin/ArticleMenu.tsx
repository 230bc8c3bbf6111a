import type { ManagedCard } from '@pathkeeper/contract';
import {
  IconArrowBackUp,
  IconDotsVertical,
  IconEye,
  IconPencil,
  IconRotate,
  IconSend,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Menu, MenuItem, MenuLink, MenuRule } from '../../ui/overlay/Menu.tsx';
import { titleOf } from './article-cells.tsx';
import {
  useDeleteArticle,
  useFeatureArticle,
  usePublishArticle,
  useRestoreArticle,
  useUnpublishArticle,
} from './blog-admin.queries.ts';

const MenuRouteLink = createLink(MenuLink);

const icon = { 'aria-hidden': true, size: 20, stroke: 1.6 } as const;

/** What can be done with an article in the table. */
export function ArticleMenu({ article }: { article: ManagedCard }) {
  const { id, slug, state, isPublished, isFeatured } = article;
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: publish } = usePublishArticle();
  const { mutate: unpublish } = useUnpublishArticle();
  const { mutate: feature } = useFeatureArticle();
  const { mutate: restore } = useRestoreArticle();
  const remove = useDeleteArticle();
  const name = titleOf(article);
  const removeIt = () => remove.mutate(id, { onSettled: () => setIsAsking(false) });
  const trigger = (
    <IconButton
      label={`Actions for ${name}`}
      tooltip={false}
      icon={<IconDotsVertical aria-hidden />}
    />
  );
  if (state === 'removed') {
    return (
      <Menu trigger={trigger}>
        <MenuItem icon={<IconRotate {...icon} />} onClick={() => restore(id)}>
          Bring back
        </MenuItem>
      </Menu>
    );
  }
  return (
    <>
      <Menu trigger={trigger} width={270}>
        <MenuRouteLink
          to={paths.blogEditor}
          params={{ id: String(id) }}
          icon={<IconPencil {...icon} />}
        >
          Edit
        </MenuRouteLink>
        {state === 'published' && (
          <MenuLink href={paths.blogArticle.replace('$slug', slug)} icon={<IconEye {...icon} />}>
            See it as readers do
          </MenuLink>
        )}
        <MenuRule />
        <MenuItem
          icon={<IconStar {...icon} />}
          note={isFeatured ? '' : 'on the front'}
          onClick={() => feature(id)}
        >
          {isFeatured ? 'No longer feature' : 'Feature'}
        </MenuItem>
        {isPublished ? (
          <MenuItem icon={<IconArrowBackUp {...icon} />} onClick={() => unpublish(id)}>
            Unpublish
          </MenuItem>
        ) : (
          <MenuItem icon={<IconSend {...icon} />} onClick={() => publish(id)}>
            Publish
          </MenuItem>
        )}
        <MenuRule />
        <MenuItem icon={<IconTrash {...icon} />} onClick={() => setIsAsking(true)}>
          Delete…
        </MenuItem>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        danger
        title="Are you sure you want to delete this article?"
        confirmLabel="Delete article"
        busy={remove.isPending}
        busyLabel="Deleting…"
        onCancel={() => setIsAsking(false)}
        onConfirm={removeIt}
      >
        “{name}” goes from the blog at once. For 30 days it can be brought back, with every word and
        version.
      </ConfirmDialog>
    </>
  );
}
