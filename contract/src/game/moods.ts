/**
 * Every mood of both lists of S1.3, with its emoji. The first eleven are the entry
 * form's list, in its order; the last three occur in entry views. All are valid everywhere
 * (D14).
 */
export const MOODS = {
  happy: { label: 'Happy', emoji: '😊' },
  sad: { label: 'Sad', emoji: '😢' },
  excited: { label: 'Excited', emoji: '🤩' },
  anxious: { label: 'Anxious', emoji: '😰' },
  calm: { label: 'Calm', emoji: '😌' },
  frustrated: { label: 'Frustrated', emoji: '😤' },
  grateful: { label: 'Grateful', emoji: '🙏' },
  determined: { label: 'Determined', emoji: '💪' },
  neutral: { label: 'Neutral', emoji: '😐' },
  reflective: { label: 'Reflective', emoji: '🪞' },
  apathetic: { label: 'Apathetic', emoji: '😑' },
  content: { label: 'Content', emoji: '🙂' },
  thoughtful: { label: 'Thoughtful', emoji: '🤔' },
  energetic: { label: 'Energetic', emoji: '⚡' },
} as const;

export type Mood = keyof typeof MOODS;

export const ALL_MOODS = Object.keys(MOODS) as Mood[];

/** The moods the entry form can offer, in order; how many of them depends on the level. */
export const ENTRY_FORM_MOODS: readonly Mood[] = ALL_MOODS.slice(0, 11);
