import type { ConsultMode, GuideSource, LifePath, Mood } from '@pathkeeper/contract';

/** An entry as a guide reads it: data, never an instruction (D32). */
export interface GuideEntry {
  id: number;
  content: string;
  mood: Mood | null;
  tags: readonly string[];
  /** The writer's day, YYYY-MM-DD. */
  localDate: string;
  /** Hour of the writer's clock, 0 to 23. */
  hour: number;
  words: number;
  /** The safety check found something in it: it is quoted, and nothing is asked of it (D76). */
  isHushed?: boolean;
}

/** Counts of a user's entries before a day. SQL counts them, never a guide (D31). */
export interface Past {
  entries: number;
  firstDate: string | null;
  averageWords: number;
  /** How often each mood was recorded in the ninety days before. */
  moods: Partial<Record<Mood, number>>;
  /** For each theme of the entries read: on how many earlier entries it stands, and when first and last. */
  themes: readonly { theme: string; count: number; firstDate: string; lastDate: string }[];
}

export interface ReflectRequest {
  page: GuideEntry;
  /** Earlier entries that share its subjects, the nearest first; at most five. */
  related: readonly GuideEntry[];
  past: Past;
  /** Questions that were asked of this entry, or of its writer in the last sixty reflections. */
  asked?: readonly string[];
  /**
   * The writer told of something grave a few days before, or of somebody whom this entry names: nothing is
   * recalled or counted (D76).
   */
  isQuiet?: boolean;
  /** What is asked because of what was written before. */
  asking?: Asking | undefined;
}

/** Nothing, or only what fits any day; as ever where it is undefined. */
export type Asking = 'nothing' | 'gently';

/** A quotation of an entry; checked for verbatim match before it is shown. */
export interface QuoteDraft {
  entryId: number;
  text: string;
  /** What is said beside it in the margin. */
  note: string;
}

export interface ReflectionDraft {
  /** One to four; each begins with a short sentence that names its point. */
  insights: string[];
  /** Empty when the entry gives too little to ask about. */
  reflectionQuestion: string;
  growthPattern: string;
  quotes: QuoteDraft[];
}

export interface PeriodRequest {
  kind: 'week' | 'month';
  /** First and last local date of the period. */
  from: string;
  to: string;
  /** Its entries, oldest first; of a very full period the longest. */
  pages: readonly GuideEntry[];
  entryCount: number;
  words: number;
  /** From SQL, the most frequent first. */
  moods: readonly { mood: Mood; count: number }[];
  themes: readonly { theme: string; count: number }[];
  /** The period before this one. */
  before: {
    entryCount: number;
    words: number;
    moods: readonly { mood: Mood; count: number }[];
  };
  /** Earlier entries that share the period's subjects. */
  related: readonly GuideEntry[];
}

interface PeriodDraft {
  /** A title for the reflection, such as "The week you answered". */
  title: string;
  question: string;
  goalProgressAssessment?: string;
  emergingGoals: string[];
  quotes: QuoteDraft[];
}

export interface WeekDraft extends PeriodDraft {
  commonThemes: string;
  growthObservations: string;
  directionAndMomentum: string;
  weeklyInsight: string;
}

export interface MonthDraft extends PeriodDraft {
  moodTrends: string;
  keyThemes: string;
  growthJourney: string;
  lifeDirection: string;
  goalAchievementSuggestions: string[];
  monthlyWisdom: string;
}

/** What was counted in the database for a question to Merlin (D31). */
export interface ConsultFacts {
  entries: number;
  words: number;
  firstDate: string | null;
  lastDate: string | null;
  /** What was looked for; a name counts only with its capital. `typed` where it was spelt otherwise. */
  sought: readonly { word: string; isName: boolean; typed?: string }[];
  /**
   * Entries that have all the words of the question; `dates` are told where they are few. Of `tagged` of
   * them a word is a tag only.
   */
  matching: {
    count: number;
    tagged?: number;
    firstDate: string;
    lastDate: string;
    dates: readonly string[];
  } | null;
  /** Where no entry has all of several words: on how many each stands. */
  each: readonly { word: string; count: number }[];
  /** Entries with the mood that is asked about, and the dates of the latest. */
  mood: { count: number; dates: readonly string[] } | null;
  /** The moods of the entries, where they are asked for, the most frequent first. */
  moods: readonly { mood: Mood; count: number }[];
  /** Of the past year, the most frequent first. */
  themes: readonly { theme: string; count: number }[];
  /** Entries of the days that are asked about. */
  inRange: { count: number; days: number; words: number } | null;
  /** The entry with the most words, where that is asked for. */
  longest: { localDate: string; words: number } | null;
}

export interface ConsultRequest {
  mode: ConsultMode;
  question: string;
  /** The start of the entry that the screen shows, where that is one of them; else empty. */
  context: string;
  userName: string;
  /** The writer's today. */
  today: string;
  /** The writer's entries that bear on it, at most eight: the nearest first, without a question the newest. */
  pages: readonly GuideEntry[];
  facts?: ConsultFacts;
}

export interface ConsultDraft {
  message: string;
  quotes: QuoteDraft[];
}

/** What the architect's next words are made from (D69). */
export interface ArchitectRequest {
  /** What was said last, oldest first; the person's last message ends it. Ids are those of messages. */
  messages: readonly { id: number; role: 'user' | 'assistant'; content: string }[];
  /** What the built-in interviewer would say: the fallback, and the question that comes next. */
  planned: string;
  /** Subjects spoken of, and those that are open. */
  said: readonly string[];
  open: readonly string[];
}

/** The conversation that a vision is made from: what was asked, and what the person said to it. */
export interface VisionRequest {
  messages: readonly { id: number; role: 'user' | 'assistant'; content: string }[];
}

/** What a guide chose for one pillar: exact words of the person's, and none of its own (D31, D69). */
export interface VisionChoice {
  /** A pillar's id; another is passed over. */
  pillar: string;
  phrase: string;
  milestones: readonly string[];
}

/** Empty where the builder is to choose by itself. */
export interface VisionChoices {
  pillars: readonly VisionChoice[];
}

/** The sixteen answers of the questionnaire, in the order of its questions. */
export interface LifePathRequest {
  answers: readonly string[];
}

/** Their analysis. A quotation names the question it answers. */
export type LifePathDraft = Omit<LifePath, 'source' | 'processingTime'>;

export interface AskOptions {
  /** Aborted when the asker has gone or the time limit is over. */
  signal: AbortSignal;
  /** Called with each piece of Merlin's answer as it comes; only where the provider streams. */
  onText?: (piece: string) => void;
}

/**
 * What the product asks of a guide. The built-in guide and the model both implement it, and the same
 * output checks apply to both before a draft is stored or shown.
 */
export interface Guide {
  readonly source: GuideSource;
  reflect(request: ReflectRequest, options: AskOptions): Promise<ReflectionDraft>;
  week(request: PeriodRequest, options: AskOptions): Promise<WeekDraft>;
  month(request: PeriodRequest, options: AskOptions): Promise<MonthDraft>;
  consult(request: ConsultRequest, options: AskOptions): Promise<ConsultDraft>;
  lifePath(request: LifePathRequest, options: AskOptions): Promise<LifePathDraft>;
  /** A quotation names the message it stands in. */
  architect(request: ArchitectRequest, options: AskOptions): Promise<ConsultDraft>;
  vision(request: VisionRequest, options: AskOptions): Promise<VisionChoices>;
}
