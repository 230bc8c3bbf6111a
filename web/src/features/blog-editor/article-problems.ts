import '../../lib/jitless-zod.ts';
import { blogAdmin } from '@pathkeeper/contract';
import type { FieldErrors } from '../../ui/forms/use-field-errors.ts';
import { bodyOf, type Writing } from './article-writing.ts';

/** The fields in the order in which they stand on the page. */
const ORDER = [
  ...['title', 'content', 'publishedAt', 'slug', 'category', 'tags', 'excerpt', 'metaTitle'],
  ...['metaDescription', 'featuredImage', 'featuredImageAlt'],
];

const MISSING: Record<string, string> = { category: 'Category is required.' };

/** What keeps an article from its readers, a sentence for each field (S2.5); the contract's own rules. */
export function articleProblems(writing: Writing, publishedAt: string | null): FieldErrors {
  const body = bodyOf(writing);
  const given = { ...body, category: body.category ?? undefined, publishedAt };
  const parsed = blogAdmin.create.body.safeParse(given);
  const problems: FieldErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    problems[name] ??= body[name as keyof typeof body] ? message : (MISSING[name] ?? message);
  }
  return problems;
}

/** The first of some fields on the page. */
export const firstOf = (problems: FieldErrors): string | undefined =>
  ORDER.find((name) => problems[name]);
