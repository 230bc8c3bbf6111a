import { BLOG_CATEGORIES, BLOG_LIMITS } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { sanitise } from '../../../platform/html/index.ts';
import { contentOf } from './house-article.ts';
import { HOUSE_ARTICLES } from './index.ts';

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

const named = HOUSE_ARTICLES.map((article) => ({
  ...article,
  html: contentOf(article.text, article.notes),
}));

describe('the articles of a new installation', () => {
  it('are ten, one of each category, newest first, three of them featured', () => {
    expect(HOUSE_ARTICLES.map(({ category }) => category).sort()).toEqual(
      [...BLOG_CATEGORIES].sort(),
    );
    expect(new Set(HOUSE_ARTICLES.map(({ slug }) => slug)).size).toBe(10);
    const days = HOUSE_ARTICLES.map(({ daysBefore }) => daysBefore);
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(HOUSE_ARTICLES.filter(({ isFeatured }) => isFeatured)).toHaveLength(3);
  });

  it('share each of their tags with another', () => {
    const tags = HOUSE_ARTICLES.flatMap((article) => article.tags);
    const once = tags.filter((tag) => tags.indexOf(tag) === tags.lastIndexOf(tag));
    expect(once).toEqual([]);
    for (const article of HOUSE_ARTICLES) {
      const others = HOUSE_ARTICLES.filter((other) => other !== article);
      const related = others.filter((other) =>
        other.tags.some((tag) => article.tags.includes(tag)),
      );
      expect(related.length, article.slug).toBeGreaterThanOrEqual(3);
    }
  });

  describe.each(named)('$slug', ({ html, slug, title, excerpt, tags, ...article }) => {
    it('has 600 to 1,200 words, and fields that fit', () => {
      const words = wordsOf(html.replace(/<aside.*?<\/aside>/g, ''));
      expect(words).toBeGreaterThanOrEqual(600);
      expect(wordsOf(html)).toBeLessThanOrEqual(1200);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(title.length).toBeLessThanOrEqual(BLOG_LIMITS.title);
      expect(excerpt.length).toBeLessThanOrEqual(200);
      expect(article.metaTitle.length).toBeLessThanOrEqual(BLOG_LIMITS.metaTitle);
      expect(article.metaDescription.length).toBeLessThanOrEqual(BLOG_LIMITS.metaDescription);
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(6);
    });

    it('calls each of its notes once, in their order', () => {
      const calls = [...article.text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
      expect(calls).toEqual(article.notes.map((_, i) => i + 1));
      expect(html).not.toMatch(/\[\^|\]\(|\*|^>|undefined/);
    });

    it('is what the sanitiser leaves of it', () => {
      expect(sanitise('article', html)).toBe(html);
    });

    it('leads outside only to its sources', () => {
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
      expect(links.filter((href) => !/^https:\/\/doi\.org\/10\.\d{4}\/\S+$/.test(href))).toEqual(
        [],
      );
      expect(html.replace(/<aside.*?<\/aside>/g, '')).not.toContain('href');
    });

    it('has something to do tonight', () => {
      if (article.category !== 'Mental Health') expect(html).toMatch(/[Tt]onight.*<ol>/);
    });
  });

  it('say when to ask for help where they speak of heavy days', () => {
    const heavy = named.find(({ category }) => category === 'Mental Health');
    expect(heavy?.html).toMatch(/988.*116 123.*emergency number/s);
    expect(heavy?.html).toContain('not medical advice');
  });
});
