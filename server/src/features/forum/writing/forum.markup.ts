import { type ForumCategory, type ForumPost, type ForumReply, PATHS } from '@pathkeeper/contract';
import { type Markup, markup, sanitised } from '../../../platform/html/index.ts';

/** Addresses of the forum, as the application's router has them. */
export const addressOf = {
  forum: () => PATHS.forum,
  category: (id: number) => PATHS.forumCategory.replace('$id', String(id)),
  post: (id: number, from = 1) =>
    PATHS.forumPost.replace('$id', String(id)) + (from > 1 ? `?from=${from}` : ''),
  reply: (id: number, from: number, number: number) =>
    `${addressOf.post(id, from)}#reply-${number}`,
};

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of an instant; the reader's own zone is not known here. */
const when = (instant: string): Markup =>
  markup`<time datetime="${instant}">${DAY.format(new Date(instant))}</time>`;

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** Who wrote it; somebody may have left since. */
export const nameOf = ({ author }: Pick<ForumPost, 'author'>): string =>
  author?.username ?? 'a former member';

const REMOVED = {
  author: 'Removed by its author.',
  moderator: 'Removed by a moderator.',
  reports: 'Hidden until a moderator has looked.',
  account: 'Removed with its account.',
} as const;

/** Said in the place of words that are not shown. */
const gone = (removedBy: ForumPost['removedBy']) =>
  removedBy && markup`<p class="served-gone">${REMOVED[removedBy]}</p>`;

/** The forum's own search, which needs no script. */
const searchForm = (q: string) =>
  markup`<form class="served-search" action="${addressOf.forum()}" method="get" role="search">
<label>Search the forum <input type="search" name="q" value="${q}" maxlength="200" /></label> <button>Search</button></form>`;

function postRow(post: ForumPost): Markup {
  const { id, category, replyCount, likeCount } = post;
  return markup`<li><a class="served-title" href="${addressOf.post(id)}">${post.title}</a>
<p class="served-excerpt">${post.excerpt}</p>
<p class="served-meta"><b>${nameOf(post)}</b> <span>in ${category.name}</span> ${when(post.createdAt)} ${post.isPinned && markup`<span>Pinned</span>`}
<span>${count(replyCount, 'reply', 'replies')}</span> <span>${count(likeCount, 'like', 'likes')}</span></p></li>
`;
}

const postList = (posts: readonly ForumPost[], empty: string): Markup =>
  posts.length === 0
    ? markup`<p class="served-gone">${empty}</p>`
    : markup`<ol class="served-list">${posts.map(postRow)}</ol>`;

/** Ways to the pages of a list before and after this one. */
function more(ways: readonly { href: string | undefined; rel: string; words: string }[]): Markup {
  const links = ways.flatMap(({ href, rel, words }) =>
    href === undefined ? [] : [markup`<a rel="${rel}" href="${href}">${words}</a> `],
  );
  return markup`${links.length > 0 && markup`<p class="served-more">${links}</p>`}`;
}

interface ListView {
  posts: readonly ForumPost[];
  /** Of the first page, where this is a later one. */
  first: string | undefined;
  next: string | undefined;
}

const moreOf = ({ first, next }: ListView) =>
  more([
    { href: first, rel: 'start', words: 'From the beginning' },
    { href: next, rel: 'next', words: 'Older discussions' },
  ]);

/** The forum's front page. */
export const forumMarkup = (
  categories: readonly ForumCategory[],
  list: ListView,
): Markup => markup`<h1>The Forum</h1>
<p class="served-lead">Other people who keep a page a day.</p>
${searchForm('')}
<section class="served-section"><h2>Categories</h2>
<ul class="served-list">${categories.map(
  ({ id, name, description, postCount }) =>
    markup`<li><a class="served-category" href="${addressOf.category(id)}">${name}</a>
<p class="served-excerpt">${description}</p>
<p class="served-meta"><span>${count(postCount, 'post', 'posts')}</span></p></li>
`,
)}</ul></section>
<section class="served-section"><h2>Recent Discussions</h2>
${postList(list.posts, 'No discussions yet. Be the first to start a conversation!')}
${moreOf(list)}</section>`;

/** What a search has found. */
export const searchMarkup = (
  q: string,
  list: ListView,
): Markup => markup`<p class="served-crumbs"><a href="${addressOf.forum()}">The Forum</a></p>
<h1>Search Results</h1>
${searchForm(q)}
<section class="served-section"><h2>Discussions with “${q}”</h2>
${postList(list.posts, 'Nothing in the forum has these words.')}
${moreOf(list)}</section>`;

/** A category with its posts. */
export const categoryMarkup = (
  { name, description }: ForumCategory,
  list: ListView,
): Markup => markup`<p class="served-crumbs"><a href="${addressOf.forum()}">The Forum</a></p>
<h1>${name}</h1>
<p class="served-lead">${description}</p>
<section class="served-section"><h2>Discussions</h2>
${postList(list.posts, 'No posts in this category yet. Be the first to start a discussion!')}
${moreOf(list)}</section>`;

const edited = ({ editedAt }: Pick<ForumPost, 'editedAt'>) =>
  editedAt && markup`<span>edited ${when(editedAt)}</span>`;

function replyMarkup(reply: ForumReply, from: number): Markup {
  const { id, postId, parentReplyId, removedBy, photoUrl, photoAlt, likeCount } = reply;
  const parent =
    parentReplyId !== null &&
    markup`<span>answers <a href="${addressOf.reply(postId, pageOf(parentReplyId), parentReplyId)}">reply ${parentReplyId}</a></span>`;
  if (removedBy) return markup`<li id="reply-${id}">${gone(removedBy)}</li>\n`;
  return markup`<li id="reply-${id}"><p class="served-meta"><b>${nameOf(reply)}</b> <a href="${addressOf.reply(postId, from, id)}">${when(reply.createdAt)}</a> ${edited(reply)} ${parent}</p>
<div class="served-words">${sanitised(reply.contentHtml)}${photoUrl && markup`<p><img src="${photoUrl}" alt="${photoAlt}" loading="lazy" /></p>`}</div>
<p class="served-meta"><span>${count(likeCount, 'like', 'likes')}</span></p></li>
`;
}

/** Replies of one page. */
export const REPLIES_A_PAGE = 50;

/** The number of the first reply on the page on which a reply stands. */
export const pageOf = (number: number): number =>
  Math.floor((number - 1) / REPLIES_A_PAGE) * REPLIES_A_PAGE + 1;

export interface PostView {
  post: ForumPost;
  replies: readonly ForumReply[];
  /** The number of the page's first reply. */
  from: number;
  previous: string | undefined;
  next: string | undefined;
}

/** A post, with one page of its replies. */
export function postMarkup({ post, replies, from, previous, next }: PostView): Markup {
  const { id, category, isPinned, isLocked, removedBy } = post;
  const ways = more([
    { href: previous, rel: 'prev', words: 'Earlier replies' },
    { href: next, rel: 'next', words: 'Later replies' },
  ]);
  return markup`<p class="served-crumbs"><a href="${addressOf.forum()}">The Forum</a> <a href="${addressOf.category(category.id)}">${category.name}</a></p>
<article>${
    removedBy
      ? markup`<h1 class="served-post">A removed post</h1>${gone(removedBy)}`
      : markup`<h1 class="served-post">${post.title}</h1>
<p class="served-meta served-by"><b>${nameOf(post)}</b> <a href="${addressOf.post(id)}">${when(post.createdAt)}</a> ${edited(post)} ${isPinned && markup`<span>Pinned</span>`} ${isLocked && markup`<span>Locked</span>`}</p>
<div class="served-words">${sanitised(post.contentHtml)}</div>
<p class="served-meta"><span>${count(post.likeCount, 'like', 'likes')}</span></p>`
  }</article>
<section class="served-section"><h2>Replies (${post.replyCount.toLocaleString('en-US')})</h2>
${from > 1 && ways}
<ol class="served-list served-replies" start="${from}">${replies.map((reply) => replyMarkup(reply, from))}</ol>
${ways}</section>`;
}
