export interface Hint {
  text: string;
  /** From which level on it is shown; below, it would speak of what is not open yet. */
  minLevel: number;
  /** A foretaste: shown below this level only. */
  below?: number;
  /** Key of the feature it speaks of (levels.data.ts); it waits until the product has that. */
  feature?: string;
}

/** What the Path Keeper says between the quotes. What a line says of the game holds in game.ts. */
export const PATH_KEEPER_HINTS: readonly Hint[] = [
  { text: 'The lantern goes up the mountain. It has never been seen coming down.', minLevel: 1 },
  { text: 'Nine words and nine hundred weigh the same on my scales: ten XP.', minLevel: 1 },
  { text: 'A page you delete takes its ten XP along. The level you stand on stays.', minLevel: 1 },
  { text: 'Miss one day, and the week covers it by itself. You need not ask.', minLevel: 1 },
  { text: 'Every seventh day in a row, fifty XP are left on the step.', minLevel: 1 },
  { text: 'From ten at night until five, whoever writes keeps the Night Watch.', minLevel: 1 },
  {
    text: 'Between five and eight in the morning a badge lies in the grass. Mind the dew.',
    minLevel: 1,
  },
  {
    text: 'At the second level your week is read back to you, by lamplight.',
    minLevel: 1,
    below: 2,
    feature: 'weekly-reflection',
  },
  {
    text: 'Shelves come with the third level. Until then, a pile is also an order.',
    minLevel: 1,
    below: 3,
    feature: 'folders',
  },
  {
    text: 'Pins are handed out at the third level. Nothing is nailed down before.',
    minLevel: 1,
    below: 3,
    feature: 'pinned-entries',
  },
  {
    text: 'A month can be read in one go from the third level on. Save a chair.',
    minLevel: 1,
    below: 3,
    feature: 'monthly-reflection',
  },
  { text: 'The first level holds thirty pages. After it, nobody counts.', minLevel: 1, below: 2 },
  { text: 'Today’s quest is the same for everybody. No two answers are.', minLevel: 1 },
  { text: 'A quest asks for a hundred characters of your own. Its own do not count.', minLevel: 1 },
  { text: 'A badge weighs twenty-five XP and takes up no room at all.', minLevel: 1 },
  {
    text: 'After fourteen days away the harbour has a badge for you, and no questions.',
    minLevel: 1,
  },
  { text: 'Five different moods earn a badge. None of them has to be a good one.', minLevel: 1 },
  { text: 'I have stood at the tenth station. The view is of the first.', minLevel: 1 },
  { text: 'The gate was never locked. It only looks so from inside.', minLevel: 1 },
  { text: 'Of the ten stations, the sixth opens nothing. It is my favourite.', minLevel: 1 },
  { text: 'Ten XP for a page and none for a word. I do not pay by the yard.', minLevel: 1 },
  { text: 'Nobody here has ever lost a level. I have looked behind every stone.', minLevel: 1 },
  { text: 'The day ends at your midnight, wherever you have carried it.', minLevel: 1 },
  { text: 'From the fifth level on, three quests lie on the mat each day.', minLevel: 1, below: 5 },
  {
    text: 'Anybody may listen at the forum. From the eighth level you may speak.',
    minLevel: 1,
    below: 8,
    feature: 'forum-posting',
  },
  { text: 'A mood earns no XP, so there is no need to invent one.', minLevel: 1 },
  { text: 'I was asked what the path is made of. Pages, mostly; some gravel.', minLevel: 1 },
  { text: 'The lamp does not know what you wrote. It only knows that you did.', minLevel: 1 },
  { text: 'The moon and I keep the same hours. Only one of us is asked for advice.', minLevel: 1 },
  {
    text: 'What was written first is nearest the gate. Go down and look, now and then.',
    minLevel: 1,
  },
  {
    text: 'A weekly reflection brings a hundred XP, and the pages it quotes.',
    minLevel: 2,
    feature: 'weekly-reflection',
  },
  { text: 'Three days in a row bring fifty XP. The third day never expects it.', minLevel: 2 },
  {
    text: 'The Vault is for single sentences. There is room for one more.',
    minLevel: 2,
    feature: 'vault',
  },
  {
    text: 'Your moods have a history now, kept in the order they came.',
    minLevel: 2,
    feature: 'mood-history',
  },
  {
    text: 'Take a folder away, and its pages go back on the pile unharmed.',
    minLevel: 3,
    feature: 'folders',
  },
  {
    text: 'Your moods make a line now. From far enough off it is a coast.',
    minLevel: 4,
    feature: 'mood-trends',
  },
  { text: 'Three quests are out today. It is often the third.', minLevel: 5 },
  {
    text: 'There are other papers and other inks at this height. Try one by night.',
    minLevel: 7,
    feature: 'extra-themes',
  },
  {
    text: 'The deep prompts want a whole evening. Turn the lamp down first.',
    minLevel: 9,
    feature: 'deep-prompts',
  },
  {
    text: 'The grove is on no map. You have been told the way.',
    minLevel: 10,
    feature: 'secret-grove-theme',
  },
];

/** What Merlin suggests to somebody who is writing, or is about to. */
export const MERLIN_HINTS: readonly Hint[] = [
  {
    text: 'Start with what is on the table. It has been there longer than the problem.',
    minLevel: 1,
  },
  { text: 'Name the weather. It commits you to nothing and gets the pen moving.', minLevel: 1 },
  { text: 'Who was the last person you laughed with? Put down what at.', minLevel: 1 },
  { text: 'A falcon looks at one field at a time. Pick a field.', minLevel: 1 },
  { text: 'Write the sentence you would not say aloud. Then see whether it is true.', minLevel: 1 },
  { text: 'What did you hear before you were properly awake?', minLevel: 1 },
  { text: 'Leave the adjectives on their perch for one paragraph.', minLevel: 1 },
  { text: 'Describe a door you went through today, and which side was better.', minLevel: 1 },
  { text: 'If the day had a margin, what would you have noted in it?', minLevel: 1 },
  { text: 'Say it plainly first. You can be wise on the second line.', minLevel: 1 },
  { text: 'What did somebody hand you today?', minLevel: 1 },
  { text: 'You need not begin at the beginning. I always come in from above.', minLevel: 1 },
  { text: 'Write about the ten minutes nobody will ask you about.', minLevel: 1 },
  { text: 'Something was not the colour you expected. What was it?', minLevel: 1 },
  { text: 'Finish this one: I nearly said …', minLevel: 1 },
  { text: 'Whose handwriting would you know at a glance?', minLevel: 1 },
  { text: 'What was smaller than you remembered it?', minLevel: 1 },
  { text: 'Ask what the day was for. Then ask again, without the tone.', minLevel: 1 },
  { text: 'One true detail outflies three opinions.', minLevel: 1 },
  { text: 'Put a name in. Pages with a name in them keep better.', minLevel: 1 },
  { text: 'Stuck? Describe what your hands did today.', minLevel: 1 },
  { text: 'What did you walk past?', minLevel: 1 },
  { text: 'A list is a page too. Five things, and no explanations.', minLevel: 1 },
  { text: 'What would you tell whoever sat here a year ago?', minLevel: 1 },
  { text: 'Begin with a number: how many, how far, how late.', minLevel: 1 },
  { text: 'Note a smell. They are quick to go and nobody draws them.', minLevel: 1 },
  { text: 'There is something behind the word ‘fine’. Look.', minLevel: 1 },
  { text: 'Which of today’s plans survived lunch?', minLevel: 1 },
  { text: 'Tell it as it looked from the roof.', minLevel: 1 },
  { text: 'Copy out one thing somebody said, exactly as they said it.', minLevel: 1 },
  { text: 'If it will not be a story, let it be an inventory.', minLevel: 1 },
  { text: 'What did you decide without noticing?', minLevel: 1 },
  { text: 'Three lines about a cup. Go on; I have seen worse subjects.', minLevel: 1 },
  { text: 'Where did the light fall at four o’clock?', minLevel: 1 },
  { text: 'A page may end on a question. It may also just end.', minLevel: 1 },
  { text: 'What is in your left pocket? I have none, and take an interest.', minLevel: 1 },
  { text: 'Try a letter. It need not have an address.', minLevel: 1 },
  {
    text: 'Would you be sorry to lose that sentence? The Vault has a place for it.',
    minLevel: 2,
    feature: 'vault',
  },
  { text: 'A page you keep looking for wants a pin.', minLevel: 3, feature: 'pinned-entries' },
  {
    text: 'No beginning tonight? The prompt library lends them out.',
    minLevel: 5,
    feature: 'prompt-library',
  },
];
