import { BLOG_CATEGORIES, BLOG_LIMITS, type ManagedArticle, slugOf } from '@pathkeeper/contract';
import { useId } from 'react';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { TagsField } from '../../../ui/forms/TagsField.tsx';
import type { FieldErrors } from '../../../ui/forms/use-field-errors.ts';
import type { Writing } from '../article-writing.ts';
import { Counted } from './Counted.tsx';
import classes from './Panel.module.css';

export interface PanelProps {
  fields: Writing;
  change: (some: Partial<Writing>) => void;
  article: ManagedArticle | null;
  errors: FieldErrors;
}

const OPTIONS = [
  { value: '', label: 'Choose one' },
  ...BLOG_CATEGORIES.map((value) => ({ value, label: value })),
];

/** The address that an article has or will have; null while nothing makes one. */
export function slugFor(
  { isSlugOwn, slug, title }: Writing,
  article: ManagedArticle | null,
): string | null {
  if (isSlugOwn) return slug;
  const made = slugOf(title);
  // The server may have added a number to it.
  const given = article && slugOf(article.title) === made ? article.slug : '';
  return given || made || (article ? `article-${article.id}` : null);
}

/** Where an article stands: address, category, tags. */
export function PlacePanel({ fields, change, article, errors }: PanelProps) {
  const id = useId();
  const shown = slugFor(fields, article);
  const isOut = article?.publishedAt != null;
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <h2 id={id}>Where it belongs</h2>
      <TextField
        name="slug"
        label={
          <Counted count={(shown ?? '').length} limit={BLOG_LIMITS.slug}>
            Address
          </Counted>
        }
        icon={<span className={classes.before}>/blog/</span>}
        value={fields.isSlugOwn ? fields.slug : (shown ?? '')}
        placeholder="made from the title"
        spellCheck={false}
        autoComplete="off"
        error={errors.slug}
        hint={
          isOut && article && shown !== article.slug
            ? `It was /blog/${article.slug}. The old one leads here for good.`
            : undefined
        }
        onChange={({ target }) => change({ slug: target.value, isSlugOwn: true })}
        onBlur={() => {
          if (!fields.isSlugOwn) return;
          const slug = slugOf(fields.slug);
          // Emptied, it is made from the title again (S2.5).
          if (slug !== fields.slug || slug === '') change({ slug, isSlugOwn: slug !== '' });
        }}
      />
      <SelectField
        name="category"
        label="Category"
        options={OPTIONS}
        value={fields.category}
        error={errors.category}
        onChange={({ target }) => change({ category: target.value })}
      />
      <TagsField
        label="Tags"
        value={fields.tags}
        maxTags={BLOG_LIMITS.tags}
        maxLength={BLOG_LIMITS.tag}
        error={errors.tags}
        onChange={(tags) => change({ tags })}
      />
    </section>
  );
}
