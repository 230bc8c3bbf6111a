import { exportTable } from '../../platform/export.ts';
import { blogArticles, blogVersions } from './blog.tables.ts';

/** What is left out is made of the rest, or is a secret. */
export const blogExport = [
  exportTable({
    name: 'blog-articles',
    about: 'the articles you wrote for the blog',
    table: blogArticles,
    by: blogArticles.id,
    without: ['contentHtml', 'words', 'contents', 'card', 'search', 'sanitizer', 'previewToken'],
  }),
  exportTable({
    name: 'blog-versions',
    about: 'earlier versions of articles that you saved',
    table: blogVersions,
    by: [blogVersions.articleId, blogVersions.version],
  }),
] as const;
