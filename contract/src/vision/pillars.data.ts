// Plain values without a schema, so that a screen can use them without loading a validator.

/**
 * The seven pillars in the order of the journey and of the board (S3.2). Colours are day inks of the
 * product's palette; a theme draws its own ink of the same name.
 */
export const PILLARS = [
  { id: 'health', name: 'Health', color: '#5B7334', ink: 'moss', icon: '🌿' },
  { id: 'wealth', name: 'Wealth', color: '#96690F', ink: 'ochre', icon: '🌾' },
  { id: 'love', name: 'Love', color: '#8E2A2B', ink: 'madder', icon: '❤️' },
  { id: 'legacy', name: 'Legacy', color: '#A4511C', ink: 'rust', icon: '🌰' },
  { id: 'wisdom', name: 'Wisdom', color: '#434D8C', ink: 'indigo', icon: '🦉' },
  { id: 'spirituality', name: 'Spirituality', color: '#75356A', ink: 'plum', icon: '🕯️' },
  { id: 'character', name: 'Character', color: '#566472', ink: 'slate', icon: '🏛️' },
] as const;

export type Pillar = (typeof PILLARS)[number];
export type PillarId = Pillar['id'];

/** The ids of the pillars, in that order. */
export const PILLAR_IDS = PILLARS.map(({ id }) => id) as [PillarId, ...PillarId[]];

/** The order of the vision form's seven steps (S3.2). */
export const FORM_ORDER = [
  'legacy',
  'wealth',
  'love',
  'health',
  'wisdom',
  'spirituality',
  'character',
] as const satisfies readonly PillarId[];

/** A pillar by its id. */
export const pillarOf = (id: PillarId): Pillar => PILLARS.find((each) => each.id === id) as Pillar;

/** What a category of one's own looks like until its writer says otherwise (S3.2). */
export const OWN_CATEGORY = { color: '#2F7471', ink: 'teal', icon: '🎯' } as const;

/** Which tool a vision goal was made with; `hand` is its writer. */
export const VISION_SOURCES = ['form', 'journey', 'chat', 'hand'] as const;

export type VisionSource = (typeof VISION_SOURCES)[number];

/** The tools whose answers are kept. */
export const VISION_TOOLS = ['form', 'journey', 'chat'] as const;

export type VisionTool = (typeof VISION_TOOLS)[number];

/** Lengths and numbers of S3.9 and D70; those that they leave open are ours. */
export const VISION_LIMITS = {
  /** An answer of the form has more characters than `moreThan`, and is shown to hold `shown`. */
  answer: { moreThan: 20, shown: 500, max: 2000 },
  question: 2000,
  title: 200,
  phrase: 500,
  obstacle: 500,
  whenThen: 500,
  category: 50,
  icon: 16,
  boardName: 100,
  /** Categories of one's own beside the seven pillars. */
  categories: 20,
  /** Steps of one pillar. */
  steps: 12,
  /** Of a board: how far from its middle something can be put, in its own units. */
  place: 10_000,
  /** Things that one call moves. */
  moves: 100,
  dailyStep: 2000,
  /** Days that asking can be paused. */
  pause: 366,
} as const;

/** The zoom of the pillar board in per cent (S3.9). */
export const VISION_ZOOM = { min: 20, max: 200, step: 10, start: 100 } as const;

/** What is asked once a day after committing (S3.2). */
export const DAILY_QUESTION = "What's one step you can take today?";

/** The time that a commitment is suggested for (S3.9). */
export const DEFAULT_COMMITMENT_TIME = '08:00';

/** What a closed tool says (S3.2). */
export const VISION_CLOSED =
  'This feature is currently in beta testing and not available to your account.';
