import type { SampleWriter } from './samples.types.ts';

export const NURSE: SampleWriter = {
  who: 'a nurse on nights',
  pages: [
    [
      'neutral',
      'Night three of four. Two admissions, one fall, no harm done. Bed nine wanted to know the name of every machine, so I told him, and he repeated each one like a man learning a prayer.',
    ],
    [
      'sad',
      'We lost Mr Adeyemi at ten past four. His daughter was still on the motorway. I held his hand because somebody should, and told him she was nearly there. I do not know if that counts as a lie.',
    ],
    [
      'frustrated',
      'Short again. Three of us for twenty-six. Management sent an email about resilience with a picture of a tree. I have to do the online module by Friday, on my own time, about looking after myself.',
    ],
    [
      'happy',
      'Bed four walked to the window today. Eleven steps. Six weeks ago she could not lift a cup. She stood there with the frame and said, "Well, the car park hasn\'t got any prettier," and Joyce and I laughed until the sister came.',
    ],
    [
      'anxious',
      'Made a mistake with the chart. Caught it, reported it, nobody hurt. I know how this goes and I still drove home with both hands on the wheel and the radio off, checking it over and over.',
    ],
    [
      'calm',
      'Day off. Washing on the line, and I sat on the back step and watched it. I did not look after anyone. The cat asked and I told her she was an adult.',
    ],
    [
      'reflective',
      'A student asked me how you get used to it. I said you do not, you get used to coming back. I had not known I thought that until I heard it.',
    ],
    [
      'grateful',
      "A card came to the ward from Mr Adeyemi's daughter. She wrote that she was glad somebody had told him she was nearly there. I read it in the sluice with the tap running.",
    ],
    [
      'neutral',
      'Slept nine hours with the blackout down. Woke up at dusk not knowing which end of the day it was. Had porridge in case.',
    ],
    [
      'sad',
      'Joyce is leaving for the agency. Better money, and I would go too if I had the nerve. She has been on this ward for nineteen years and she knows where the good kettle is hidden. I never told her that I only stayed my first year because of her.',
    ],
    [
      'determined',
      'I told Joyce. In the car park, both of us in coats, four minutes before handover. She said, "You daft girl," and held on to my sleeve.',
    ],
    [
      'excited',
      "They are letting me do the mentor course. I always said I'd never teach because I can't explain what my hands do, but I think that's just what they want me to find out.",
    ],
    [
      'frustrated',
      "The bay smelled of oranges tonight, somebody had peeled one, and for one second it was Christmas in my mother's house. Then the call bell.",
    ],
    ['apathetic', 'Tired. Not sad, not anything. Just the plug out.'],
    [
      'calm',
      "Rain the whole shift. You could hear it on the flat roof above the nurses' station, and the ward slept. All of them at once, for almost an hour. I walked up and down and counted them like a shepherd.",
    ],
  ],
};

export const MOTHER: SampleWriter = {
  who: 'a new mother',
  pages: [
    [
      'anxious',
      'Day nine. She slept for two hours and I spent both of them checking that she was breathing. Sam says I should sleep when she sleeps. Sam is asleep.',
    ],
    [
      'happy',
      'She looked at the lamp today. Properly looked, like someone reading. I have never been so interested in a lamp.',
    ],
    [
      'sad',
      'Everyone says enjoy every minute. I cried in the shower because I did not enjoy the minutes between three and five. I love her so much that it frightens me, and I also want to walk to the end of the road by myself with nothing in my hands.',
    ],
    [
      'frustrated',
      'Health visitor came. Asked if I was coping. I said fine. What else do you say, with milk on your shoulder and the house behind you like a crime scene?',
    ],
    ['neutral', 'feed 2:10. feed 4:40. change. feed 6. cold tea. feed 8:15.'],
    [
      'grateful',
      'Mum came and did not give one piece of advice. She washed up, held the baby, and made me a boiled egg with soldiers as if I were six. I ate it standing up and thought I had never been given anything so good.',
    ],
    [
      'sad',
      'I miss my old self, a bit. I used to read whole books on trains. I do not want to go back, I just want to wave at her.',
    ],
    [
      'excited',
      'SHE SMILED. Not wind. At me, at the changing table, with her whole face. I rang Sam at work and he made me describe it twice.',
    ],
    [
      'anxious',
      "Going back to work in six weeks. I said the date out loud today and it sounded like someone else's appointment. The nursery has a lovely garden and a woman called Bev who called me Mummy, which is not my name.",
    ],
    [
      'calm',
      'Pram walk, fog, nobody about. She watched the trees come out of the white one after another. I told her their names, the three I know.',
    ],
    [
      'frustrated',
      'Row with Sam about bottles. It was not about bottles. He said he does not know what I want him to do unless I tell him, and I said I do not want to be the manager. We both whispered the whole thing because she was asleep. At the end he took the bottles and washed them and I sat on the stairs.',
    ],
    [
      'reflective',
      "Sam got up for the four o'clock without being asked. I lay there listening to him sing her the football results.",
    ],
    [
      'content',
      'Six months. I can do most things with one arm. Today I read eleven pages of a book, in two sittings, and I remember what happened in them.',
    ],
    [
      'sad',
      'First day at nursery. She did not look back. I stood outside by the bins for ten minutes in case she needed me, and she did not.',
    ],
    [
      'thoughtful',
      'Bev sent a photo of her with yoghurt in her hair, laughing. I was glad and I was jealous, and I looked at it all through the budget meeting.',
    ],
  ],
};

export const CARER: SampleWriter = {
  who: 'a man who looks after his wife',
  pages: [
    [
      'sad',
      'Ruth asked me today who the man in the photograph was. It was me, at Whitby, in 1974. I said he was a friend of mine. She said he had kind eyes and that I should keep in touch with him.',
    ],
    [
      'neutral',
      'Chemist, bank, bread. Home by eleven because the sitter has to go at eleven. It rained.',
    ],
    [
      'frustrated',
      'I lost my temper over the keys. She had put them in the bread bin. I shouted, and she looked at me like a child who does not know what it has done. I apologised. By then she had forgotten what for, and I had not.',
    ],
    [
      'grateful',
      'Our neighbour Mrs Patel brought dal and would not come in because I was in my dressing gown at three in the afternoon. She never mentions it. She leaves the pot on the step and rings.',
    ],
    [
      'happy',
      'She sang in the bath. All the words of it. I sat on the lid of the toilet and held the towel and did not move in case it stopped.',
    ],
    [
      'sad',
      'They want to assess her for a place at the home. The woman was kind. She had a form with boxes. I have been married fifty-one years and it did not fit into any of them.',
    ],
    [
      'reflective',
      'My son says I am allowed to be tired. I know. It is only that if I sit down I might not get up in time.',
    ],
    [
      'calm',
      'Warm enough for the bench. We fed the sparrows and she knew every one of them, or said she did. Held my hand the whole time. I do not think she knew my name, but she knew the hand.',
    ],
    [
      'anxious',
      'Visited the home. It smelled of gravy and floor polish. There is a piano. I can see how it would be and I cannot see myself driving away from it.',
    ],
    [
      'sad',
      'She goes on Monday. I have labelled everything. I sewed her name into her cardigans at the kitchen table, and it took me all evening because I could not thread the needle.',
    ],
    ['neutral', 'The house is quiet. I keep laying two cups.'],
    [
      'content',
      'Went in for tea with her. She introduced me to the others as the man with the kind eyes.',
    ],
  ],
};
