import type { PromptTexts } from './themed-texts.ts';

export const WORK: PromptTexts = {
  'explain-to-a-child':
    'Explain what you do all day to a child of six, who asks “And then?” after every sentence.',
  'first-wages':
    'The first money you were paid for anything. Say what you did for it, who paid, and where it went.',
  'the-good-boss':
    'Describe the best person you ever worked for, doing something other than being the boss.',
  'ten-past-four':
    'What does ten past four in the afternoon look like where you work? Put in the light and the biscuits.',
  'unsaid-in-the-meeting':
    'Write the minutes of what nobody said in the last meeting you sat through, with names of departments only.',
  'the-knack':
    'There is a knack to your work that took you a year to get. Try to hand it over in ten lines.',
  'left-on-the-desk':
    'You change desks on Friday. What do you leave in the drawer for whoever comes next, and what do you slip into your bag?',
  'work-clothes':
    'What do you wear to be the person who does your work, and at what point in the evening do they come off?',
  'an-honest-mistake':
    'A mistake at work that you owned up to. Describe the walk to the door you had to knock on.',
  'somebody-elses-job':
    'Whose job did you watch this week with respect? Write down every movement you saw.',
  'the-email':
    'Write the furious email in full, with subject line. Then write what you would like to be answered, and by when.',
  'idle-hour':
    'An hour of paid time in which you did nothing useful at all. Set it down without apology.',
  lunch:
    'Draw up a social history of your lunch: where, with whom, out of what, over the last ten years.',
  'the-machine':
    'Which machine at your work has a temper? Write its character, as for a new colleague who must live with it.',
  'what-is-it-for':
    'Follow one thing you did today until it reaches the person who is glad of it. How many hands is that?',
  'the-interview':
    'Interview yourself for the job you already have. Ask the question you would be afraid to be asked.',
  'sunday-evening':
    'What does Monday look like from Sunday evening, and what does it look like from Tuesday?',
  'praise-kept':
    'A sentence of praise for your work that you still have. Who said it, and what had you actually done?',
  'if-it-stopped':
    'If your work stopped being done tonight, who would notice first, and what would they say?',
  'dream-of-work':
    'What did you want to be at nine? Let that person visit you at work for a morning and report back.',
};

export const WORK_DEEP: PromptTexts = {
  'a-life-in-jobs':
    'Write down every piece of work you have done, paid or not, down to the paper round and the sitting up with somebody ill. Put beside each one thing that your hands still know from it. Then choose the one that taught you most about other people, and tell one day of it from start to finish. End with the moment you took off your coat at home.',
  'the-apprentice':
    'An apprentice comes to you for one evening, wanting to learn not your trade but your way of working. Show them where you begin and what you put off. Tell them about the time it went wrong, with the details you usually leave out. Let them ask one question that stops you. Write down your answer, and then the better answer you think of on the way home.',
  'enough-for-today':
    'How do you know that you have done enough for one day? Write down the rule as you would swear to it, and then the rule you really go by. Find where the second one comes from: a voice, a house, a bell. Describe one day on which you stopped at the right moment, hour by hour. Close the page when you have reached the evening of it.',
  'the-thing-you-would-make':
    'There is something you would make, mend, grow or write if nobody needed anything of you for a season. Describe it finished, so that one could walk round it. Go back and describe the first hour of beginning, with the tools and the clumsiness. Say who you would show it to when it was half done. Then put down the smallest piece of it that would fit into this week.',
  'monument-to-a-day':
    'Choose one working day on which you were of real use. Tell it slowly, beginning with the weather on the way there. Put in everybody who helped, those who did not know they were helping among them. When you come to the thing itself, give it no more room than it took. Finish with what you had for supper, and what you said about the day when you were asked.',
};
