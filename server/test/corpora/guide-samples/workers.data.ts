import type { SampleWriter } from './samples.types.ts';

export const FARMER: SampleWriter = {
  who: 'a farmer of few words',
  pages: [
    ['neutral', 'Frost. Ewes moved to the bottom field. Fence wants mending by the beck.'],
    [
      'determined',
      'Mended the fence. Eleven posts. Back knows about it. Dad used to do it in a morning and then go to market.',
    ],
    [
      'sad',
      'Lost the old ewe in the night. She had twins inside her. I got one out. It stood up at six with straw on its face and shouted for its mother. Put it on the bottle by the stove.',
    ],
    ['happy', 'The orphan has decided that the dog is its mother. The dog has not been consulted.'],
    [
      'frustrated',
      'Feed is up again. Man from the bank rang and called me by my first name. I have never met him.',
    ],
    ['calm', 'First swallow. Stood in the yard like a fool with the bucket.'],
    [
      'anxious',
      'No rain for five weeks. The barley is the colour of a biscuit. I walk out every night to look at the sky and come back in and say nothing, and Anne does not ask.',
    ],
    [
      'grateful',
      'It rained. Two hours, proper rain. Anne and me sat in the porch with the door open and neither of us put the light on.',
    ],
    [
      'reflective',
      'Our Tom says he will not be coming back after college. I said that is all right. It is all right. There have been four of us on this land and somebody had to be the last to think about it.',
    ],
    ['neutral', 'Sheared. 140. Neighbour lent his lad. Paid him in cash and cake.'],
    ['content', 'Hay in. All of it dry. Slept like a gate.'],
    [
      'sad',
      'Sold the heifers. The lorry was late and they stood waiting in the yard as if for a bus.',
    ],
    [
      'thoughtful',
      "Tom rang to ask how you tell if a ewe is close. His girlfriend's uncle has a few. I told him everything I know and it took four minutes. Then he asked what the weather was doing. I think he wanted to know.",
    ],
  ],
};

export const OFFICE: SampleWriter = {
  who: 'a woman in an office, in work logs and rants',
  pages: [
    [
      'frustrated',
      'Three hours of meetings to decide when to have the meeting. I said what I think, in the chat, and Graham said it again out loud ten minutes later and everyone thought it was a great point.',
    ],
    [
      'neutral',
      '- stand-up\n- fixed the invoice export\n- called supplier (voicemail)\n- lunch at desk\n- reviewed two requests\n- called supplier (voicemail)',
    ],
    [
      'anxious',
      'They are "restructuring". Nobody knows what it means except that HR have started smiling. I have a mortgage and a plant.',
    ],
    ['determined', 'I will not answer email after seven this week. That is the whole plan.'],
    [
      'frustrated',
      'Answered email after seven. Twice. The second one was to say that I would look at it tomorrow.',
    ],
    [
      'happy',
      'The export works!! 40,000 rows and not one of them upside down. Priya brought me a doughnut with a candle in it and the whole row clapped, even Graham, a bit late.',
    ],
    [
      'sad',
      'Priya got the letter. Eleven years. She packed her mug into her handbag, wrapped in the letter. I helped her carry the fern to the car and I could not think of one thing to say that was not stupid, so I said the fern looked well.',
    ],
    [
      'apathetic',
      "Survivors' lunch. Sandwiches with the crusts off. I ate four and felt nothing about any of them.",
    ],
    [
      'thoughtful',
      'What would I do, if I did not do this? I used to want to make maps. There was a summer when I drew every path behind our house, with the nettles marked.',
    ],
    [
      'excited',
      'Signed up for the evening course. Cartography for beginners, Wednesdays, a room above the library. I pressed the button before I could do a spreadsheet about it.',
    ],
    [
      'content',
      'First class. A man called Ivo has been making a map of all the benches in the borough for nine years. I have found my people.',
    ],
    [
      'frustrated',
      'Graham scheduled the review for Wednesday at six. I always move my things for other people. I said I could do Thursday. He looked at me as if the printer had spoken.',
    ],
    ['calm', 'He moved it to Thursday.'],
    ['grateful', 'Coffee with Priya. She has a new job with a window. The fern has had a child.'],
    [
      'reflective',
      'Finished my first sheet. It shows the way from my front door to the river, and I have put in the dog that barks. Nobody asked for it. I think that is why it is good.',
    ],
  ],
};

export const CHEF: SampleWriter = {
  who: 'a cook in a small restaurant',
  pages: [
    [
      'energetic',
      '92 covers, two of us on the line, fryer died at eight. We did not. Jorge plated with a head torch because the heat lamp went as well. Never been so happy and so burnt.',
    ],
    [
      'frustrated',
      'The owner wants foam. Nobody in this town wants foam. I have to make the foam.',
    ],
    [
      'sad',
      'My knife was stolen from the roll. Eleven years I had it, my first boss gave it to me when I left. It is only steel. I looked in every drawer twice and then in the bins.',
    ],
    [
      'calm',
      'Sunday stock. Bones in the oven at six, kitchen empty, radio low. This is the bit nobody pays for.',
    ],
    [
      'happy',
      'A woman sent back her plate, clean, with a note under the spoon: "My grandmother made this. Thank you." I put it in my pocket and it went through the wash and I can still read half of it.',
    ],
    ['anxious', 'Inspector tomorrow. Cleaned behind the cleaning.'],
    ['happy', 'Five stars from the inspector. Jorge framed it and hung it over the mop.'],
    [
      'reflective',
      "My father never ate anything I cooked without salting it first, before he even tasted it. Tonight I caught myself doing it to Jorge's soup.",
    ],
    [
      'sad',
      'Slow night. Six covers. The owner stood by the window with his arms folded. I could hear the ice machine.',
    ],
    [
      'determined',
      'I have written a menu. My own. Nine dishes and not one bubble of foam. It is in the drawer under the tea towels until I know what I want to do with it.',
    ],
    [
      'anxious',
      'Showed Jorge the menu. He read it twice and asked where the kitchen was. I said there is no kitchen. He said, "Then we should look for one."',
    ],
    [
      'excited',
      'Saw a place. It used to be a launderette and it still smells of warm sheets. The rent is almost possible.',
    ],
  ],
};
