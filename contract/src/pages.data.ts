/** Every address of the application as its router spells it; `$id` stands for one part of it. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  entries: '/entries',
  entry: '/entry/$id',
  bin: '/bin',
  week: '/reflect/week',
  month: '/reflect/month',
  about: '/about',
  rules: '/rules',
  profile: '/profile',
  growth: '/growth',
  legacy: '/legacy',
  vault: '/vault',
  prompts: '/prompts',
  questionnaire: '/questionnaire',
  visionBoard: '/vision-board',
  visionArchitect: '/vision-architect',
  visionForm: '/vision-form',
  visionJourney: '/vision-questionnaire',
  contact: '/contact',
  pricing: '/pricing',
  forum: '/forum',
  forumCategory: '/forum/category/$id',
  forumPost: '/forum/post/$id',
  forumAdmin: '/forum/admin',
  adminDashboard: '/admin/dashboard',
  forumManagement: '/admin/forum-management',
  leaderboard: '/forum/leaderboard',
  blog: '/blog',
  blogArticle: '/blog/$slug',
  blogPreview: '/blog/preview/$token',
  blogManagement: '/admin/blog-management',
  blogEditor: '/admin/blog-management/$id',
  adminPanel: '/admin',
  contactMessages: '/admin/contact-messages',
  notices: '/notices',
  unsubscribe: '/unsubscribe',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  signInReturn: '/login/return',
} as const;

/** The titles of the public pages (D7). Every other page needs a session. */
export const PAGE_TITLES = {
  home: 'Pathkeeper · An almanac with one subject: you',
  about: 'About · Pathkeeper',
  questionnaire: 'Sixteen Questions · Pathkeeper',
  rules: 'Rules of the Game · Pathkeeper',
  contact: 'Contact · Pathkeeper',
  pricing: 'What It Costs · Pathkeeper',
  forum: 'The Forum · Pathkeeper',
  leaderboard: 'Leaderboard · Pathkeeper',
  blog: 'Pathkeeper Blog',
  login: 'Sign In · Pathkeeper',
  register: 'Begin a Journal · Pathkeeper',
  forgotPassword: 'Forgotten Password · Pathkeeper',
  resetPassword: 'New Password · Pathkeeper',
} as const satisfies Partial<Record<keyof typeof PATHS, string>>;

export type PublicPage = keyof typeof PAGE_TITLES;

export const NOT_FOUND_TITLE = '404 · Pathkeeper';

/** The preview pictures of shared links, in `/cards/`, with their alt texts. */
export const PAGE_CARDS = {
  home: 'An engraved mountain, a lantern on the path up it, and the words: An almanac with one subject: you.',
  questionnaire:
    'Sixteen boxes in four groups and a compass, and the words: Sixteen questions, and where they lead.',
  rules: 'Ten waystations, from a gate to a beacon, and the words: The rules of the game.',
} as const;

/** A page's title and description for search engines and shared links. */
interface PageHead {
  /** One or two sentences, at most 160 characters. */
  description: string;
  card: keyof typeof PAGE_CARDS;
  /** Whether a search engine should list it. */
  isListed: boolean;
}

// By itself: what reads a property of the object below would keep all of it in every script.
const ANY_DESCRIPTION =
  'A private journal, a page a day. It keeps your words safe, finds them again, and answers in the margin with what you wrote yourself.';

/** Title and description of pages that need a session, and of unknown addresses. */
export const ANY_PAGE = {
  title: 'Pathkeeper',
  description: ANY_DESCRIPTION,
  card: 'home',
  isListed: false,
} as const satisfies PageHead & { title: string };

/** Titles and descriptions of the public pages. */
export const PAGE_HEADS: Readonly<Record<PublicPage, PageHead>> = {
  home: { description: ANY_DESCRIPTION, card: 'home', isListed: true },
  about: {
    description:
      'Why Pathkeeper exists, the six chapters it is made of, and the four things it holds to: your words, nothing lost, no scolding, plain dealing.',
    card: 'home',
    isListed: true,
  },
  questionnaire: {
    description:
      'Sixteen questions in four sections, and a reading of your answers to keep or print. Try it without an account.',
    card: 'questionnaire',
    isListed: true,
  },
  rules: {
    description:
      'Ten levels from Wanderer to Legendary Oracle, what earns XP and what each level opens. Nothing is taken away for a day you miss.',
    card: 'rules',
    isListed: true,
  },
  contact: {
    description:
      'Write to the people who run this Pathkeeper, or read the four questions that are asked most.',
    card: 'home',
    isListed: true,
  },
  pricing: {
    description:
      'Nothing during beta: every page, reflection and level is free. Plans add a little and take nothing away.',
    card: 'home',
    isListed: true,
  },
  forum: {
    description:
      'Other people who keep a page a day: what they ask each other, and what they answer. Reading is open to everyone.',
    card: 'home',
    isListed: true,
  },
  leaderboard: {
    description:
      'The hundred who have written their way furthest up the path: names, ranks and streaks, and not a word of what they wrote.',
    card: 'home',
    isListed: true,
  },
  blog: {
    description:
      'On keeping a page a day: habits, quiet, goals and looking back, with the sources of what is claimed. Short enough for one sitting.',
    card: 'home',
    isListed: true,
  },
  login: {
    description: 'Sign in to your journal. Your page is where you left it.',
    card: 'home',
    isListed: true,
  },
  register: {
    description: 'Begin a journal with a name. Free during beta, no credit card required.',
    card: 'home',
    isListed: true,
  },
  forgotPassword: { description: ANY_DESCRIPTION, card: 'home', isListed: false },
  resetPassword: { description: ANY_DESCRIPTION, card: 'home', isListed: false },
};
