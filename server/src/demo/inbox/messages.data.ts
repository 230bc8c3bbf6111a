/** A message of the demo's inbox; what is not said of it is no. */
export interface DemoMessage {
  name: string;
  subject: string;
  message: string;
  daysAgo: number;
  isPinned?: true;
  isArchived?: true;
  isRead?: true;
}

/** The oldest first. */
export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    name: 'Torvald Hegge',
    subject: 'Thank you, mostly',
    message:
      'I have written every evening since the clocks went back, which is longer than anything I have ever kept up.\n\nThe only thing that I miss is a way to write with a pen. I do not suppose that you can help with that.',
    daysAgo: 61,
    isRead: true,
    isArchived: true,
  },
  {
    name: 'Benedetta Rossi',
    subject: 'The growth map on paper',
    message:
      'Could the year of days be printed on one sheet? I would like to hang it in the hall, where my husband believes that I do nothing but sleep.',
    daysAgo: 40,
    isRead: true,
    isArchived: true,
  },
  {
    name: 'Maren Dahl',
    subject: 'A writing circle of nine',
    message:
      'We meet on Thursdays above the bakery, nine of us, and would like to keep our journals here, each for themselves.\n\nMay we register nine accounts from one address? And is there somebody whom I may call, should the wifi of the bakery fail us again?',
    daysAgo: 23,
    isRead: true,
    isPinned: true,
  },
  {
    name: 'Yusuf Demir',
    subject: 'A word in the rules',
    message:
      'Under the fourth rank it says that the signposts are read by night. Should that not be “by lantern”? I may be the only one who reads the rules twice.',
    daysAgo: 9,
    isRead: true,
  },
  {
    name: 'Clara Binet',
    subject: 'My mother’s pages',
    message:
      'My mother kept her journal with you until she could no longer see the letters. She has asked me to read it to her.\n\nShe knows her password and I have her beside me. How do I make the letters larger than they go?',
    daysAgo: 3,
    isRead: true,
  },
  {
    name: 'Ottar Lie',
    subject: 'The letter did not come',
    message:
      'I asked for a new password at noon and again at one, and no letter has come. I have looked where the unwanted ones go. Please do not send me a third, only tell me which of the two to wait for.',
    daysAgo: 1,
  },
  {
    name: 'Sunniva Berg',
    subject: 'Two days in one night',
    message:
      'I began at ten to midnight and ended at a quarter past. Your page kept it under the day on which I began, and I only want to say that this is right, and that somebody must have thought about it.',
    daysAgo: 0,
  },
];
