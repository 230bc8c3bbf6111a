import type { PromptTexts } from './themed-texts.ts';

export const DECISIONS: PromptTexts = {
  'heads-or-tails':
    'Toss a coin about something small and note which side you were hoping for. Then write what the coin would like to say.',
  'the-other-job':
    'A letter once said yes and you said no. What does the person do who said yes, on an ordinary Thursday?',
  'decided-for-you':
    'Something decided for you by weather, a timetable or an aunt. How did it turn out, and did you ever thank the weather?',
  'the-menu': 'How do you choose from a menu? Take it as seriously as a historian would.',
  'put-off':
    'What have you put off deciding since last month? Write the decision as a visitor who has been sitting in the hall.',
  'a-good-no':
    'The best no you ever said. Set down the exact words, and what you did with the evening it gave you.',
  'a-hasty-yes': 'A yes that came out before you had thought. Where did it take you?',
  'two-roads-home':
    'You can go home by two ways. Which do you take on which days, and what does the choice say?',
  'advice-ignored': 'Good advice that you did not take. Write the adviser’s diary for that day.',
  'the-paint': 'A colour, a name or a ring tone had to be chosen. Give the full debate.',
  'changed-back':
    'Something you decided firmly and then undid. At which corner did you turn round?',
  'who-decides':
    'Who decides in your household what there is for supper, and by what process? Describe it as a constitution.',
  'the-ticket': 'A ticket you bought on impulse. What were you doing a minute before?',
  'with-hindsight':
    'A decision that looked foolish for a year and has looked clever since. Plead it before both courts.',
  'in-anger':
    'Write down everything you have decided while angry this week. Beside each, the decision of somebody who has had soup.',
  'the-list-for-and-against':
    'Draw up the two columns, for and against, as one does. Then find the thing that belongs in neither.',
  'small-rule':
    'A rule you made for yourself and keep. When was it passed, and what was the case that led to it?',
  'letting-go': 'Something you decided to stop owning. Describe handing it over.',
  'the-adviser':
    'Choose an adviser for one matter from among everybody who ever lived. Write the consultation, the fee included.',
  'tomorrow-only':
    'You may decide one thing about tomorrow, and it will be so. It must cost nothing and fit on a tram.',
};

export const DECISIONS_DEEP: PromptTexts = {
  'the-fork':
    'Go back to a day on which your life could have gone two ways. Set the day out fully before you come to the choice: the breakfast, the shoes, who rang. Follow the road you did not take for three ordinary days, one in its first month, one in its fifth year, one tonight. Be fair to whoever is living there. Then write what you two would talk about if you shared a table on a train.',
  'a-parliament':
    'Call a parliament of everybody you have been, from the youngest who can speak to the one who will have grey hair and opinions. Put one matter before it. Give each of them the floor, and note who interrupts. Write down the amendment that nobody expected, and who moved it. Take the vote at the end of the evening, and record how the minority took it.',
  'how-you-choose':
    'Take five decisions of the last ten years, large and small mixed. For each write down when you really knew, which is seldom when you said so. Look for the place where your decisions are made: a bus, a bath, another person’s kitchen. Describe it with its furniture. Then bring one open question there, sit down, and write what you notice while you wait.',
  'the-slow-question':
    'Choose something that does not have to be settled soon. Write what you know about it, what you have been told about it, and what you only suspect, on three separate pages. Show each page to somebody in your mind who is wise in a different way. Put down what they underline. Leave the question open at the end, but say in what condition you are leaving it.',
  'in-another-chair':
    'Somebody once made a decision that changed your days without asking you. Write the week before it as they must have lived it, with their bills, their headaches and their hopes. Let them hesitate where they may have hesitated. Come to the hour itself, and tell it without a judge in the room. Last, write one paragraph of what grew on your side of the wall, whether or not anybody had planted it.',
};
