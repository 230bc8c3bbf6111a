/** One question for a week, each of a later week another. */
export const WEEK_QUESTIONS = [
  'Which of these days would you tell somebody about?',
  'What do you want to have written by this time next week?',
  'Which of these days do you remember without reading?',
  'What from this week can be left behind?',
  'What from this week should go on?',
  'Which line of this week would you keep?',
  'What is one thing the next week does not need?',
  'What was not written down this week?',
  'What would make room in the week ahead?',
  'Which page of this week was the hardest to write?',
  'What were you looking for this week?',
  'Which hour of the week was most your own?',
  'What has waited since the week before?',
  'What would you like to notice next week?',
  'Which of these pages would you add a line to?',
  'Which day was longer than the others?',
] as const;

/** One question for a month. */
export const MONTH_QUESTIONS = [
  'Which day of this month would you keep?',
  'What was there at the end that was not at the beginning?',
  'What would you like the next month to have more of?',
  'Which of these pages would you want to read in a year?',
  'What can stay in this month?',
  'What did you see too little of?',
  'What went on quietly, all month?',
  'Which page would you write differently now?',
  'What did you stop doing, and what did you begin?',
  'Which line of this month is still true today?',
  'What would you call this month?',
  'What is one thing you want to have done a month from now?',
] as const;
