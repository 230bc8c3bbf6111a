import type { PromptTexts } from './themed-texts.ts';

export const PLACES: PromptTexts = {
  'a-bench': 'A bench you know. Who sits there before you, and what do they leave?',
  'the-wrong-station':
    'You once got off at the wrong stop, or nearly. Describe the place you saw for those two minutes.',
  'shop-that-is-gone':
    'A shop that is not there any more. Go in once again, let the bell ring, and ask for what you always asked for.',
  'high-up':
    'The highest you have ever stood. What could you see, and what did your hands hold on to?',
  'the-edge-of-town': 'Where does your town stop? Walk out past the last lamp and say what begins.',
  'a-waiting-room':
    'Of all the waiting rooms you have sat in, which had the best reading matter? Describe who looked up when the door opened.',
  'the-river':
    'Follow the nearest water downstream on paper, as far as you can from memory. Where do you have to start inventing?',
  'in-a-foreign-kitchen':
    'Somebody else’s kitchen, in another country or another street. What did you not know how to open?',
  'the-view-from-bed':
    'What have you seen from the beds you have slept in? Three windows, with the hour.',
  'a-place-you-avoid':
    'Name a place you go round rather than through. Send somebody else in, with a lantern, and have them report only what is there today.',
  'the-car-park':
    'Find something to admire in a car park, a ring road or a corridor. You may take your time.',
  lost: 'A time you were properly lost. At what moment did you stop pretending to know the way?',
  'an-island':
    'You may have an island for a week, with one building on it. What sort of building, and what sort of weather?',
  'the-library':
    'A library, swimming bath or church that had a smell. Go in at the hour you used to.',
  'under-a-roof-in-rain': 'Where have you stood to wait for the rain to stop, and with whom?',
  'the-bus':
    'Half an hour on the top of a bus you know. Name the stops, and what each is really for.',
  'returned-to':
    'You went back somewhere after years. What had been made smaller, and what had they got wrong?',
  'the-best-seat':
    'Which is the best seat in the place where you eat, drink or read, and how do you come by it?',
  'a-border':
    'A border, gate or fence you crossed. What changed at once, and what only on the next day?',
  'where-you-were-happy':
    'A plain place where you were happy without knowing it until later. Describe the floor.',
};

export const PLACES_DEEP: PromptTexts = {
  'an-atlas':
    'Make a small atlas of your life, with a page for each place that has a claim on you. Give every page its scale: how many steps, how many years. On one draw the footpath that is on no other map. On the last, mark where you are sitting this evening, and write in the margin which way the wind is and where it came from.',
  'the-place-at-four-times':
    'Choose one place and visit it four times on paper: as you first saw it, on its best day, on a day you would rather have missed, and as it must be at this hour tonight. Keep the same thing in view each time, a gate or a clock or a tree. Say who is standing beside it. After the fourth visit, write what the place itself would count as its great days.',
  'a-journey-again':
    'Take one journey again from door to door, and refuse to hurry. Pack first, and say what was forgotten. Give every fellow traveller at least a hat and a sentence. When you arrive, stop before anybody speaks, and write down what you had expected. Then turn over the page and put down the moment on the way that has turned out to be the point of it.',
  'the-town-inside':
    'You carry a town that is made of all the towns you have known: the station from one, the bakery from another. Walk into it this evening from the west. Say what is open, who nods to you, which street you have never been down. Go down that street as far as the lamps go. Write a postcard from there to the people at your real address.',
  'leaving-well':
    'Tell the story of one place you left. Start with the last week, when everything was done for the last time and only some of it was noticed. Say what you gave away, what you broke, and whose face was at the window. Then write the leaving you would have liked, with a proper speech and somebody to make it. Finish with the thing that came along in a box and is in sight of you now.',
};
