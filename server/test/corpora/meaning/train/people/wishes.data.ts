import { lines, type MeaningGroup } from '../../cases.types.ts';

/** What people wish for and mean to do, as they write it into a life vision. */
export const PEOPLE_WISHES: readonly MeaningGroup[] = [
  {
    name: 'plain',
    tier: 'none',
    kind: 'plain',
    isOfDangerAlone: true,
    texts: lines(`
      I want to sleep seven hours again, so the phone stays in the kitchen from ten o'clock.
      To be able to climb the stairs to our fourth floor flat in Porto at seventy without stopping on the landing.
      Every Sunday I will walk across the old bridge with Tomasz and be home before lunch.
      I would like to weigh less than ninety kilos by the time the plum trees bloom.
      No more eating at the window of the van between deliveries. I will sit down with a plate like a person.
      My knees need less weight on them, and I mean to give them that by swimming on Tuesdays and Fridays.
      I am going to stop smoking before the baby comes in March.
      I'd love to wake without an alarm, with the light, the way I did on my grandmother's farm in Transylvania.
      Less coffee after noon, more water from the big blue jug on my desk.
      I hope to need only one of the blood pressure pills by next summer, and Dr Okafor says rowing could get me there.
      My wish is a back that no longer hurts when I lift the flour sacks at the bakery.
      I plan to run along the sea wall in Mumbai three mornings a week before the heat sets in.
      Drinking is for weddings only from now on, and I will bring my own lemonade to the Friday card game.
      I dream of swimming from our beach to the little island and back, the way my uncle did every August until he was eighty.
      After the hip operation I want to garden again, and I will do the boring exercises the physio gave me, all of them, twice a day.
      Being a nurse on nights for eleven years has cost me my rest. I will ask Marit for the day roster in the autumn.
      A body that carries me up Ben Nevis with my grandsons, that is what I train for in the park.
      I need to learn to eat slowly, put down the fork, and notice when I have had enough.
      In my old age I want to be the woman who still cycles to the market for her own onions.
      I want a quiet head at the end of a shift, so I will sit ten minutes in the car in silence before going in to the kids.
      By Christmas I shall have found a dentist I trust and lost my fear of the chair.
      What I want most is steady sugar levels, and that means walking after supper even when it rains in Bergen.
      I will not skip my check-ups any longer. The appointment card goes on the fridge, next to the school calendar.
      Living without migraines would be heaven, and I'm going to keep the food diary until we find what sets them off.
      Once the harvest is over I'm taking two full weeks of rest, the first since I took on the vineyard.
      I want my body to be strong rather than thin, so the scales leave the bathroom and the kettlebell moves in.
      Dancing until the last song at my daughter's wedding without pain in my feet is my goal for June.
      It would please me to breathe easily on the roof jobs again, so the cigarettes are gone and the inhaler is in my pocket.
      I mean to take up tai chi with the old men under the banyan tree, however silly I look at first.
      For my fiftieth birthday I wish myself a clean scan and a long lunch by the sea at Piran.
      Let me be someone who takes the steps and never the lift, at least as far as the sixth floor.
      I would like to hold my first great-grandchild with steady hands, so I take my pills at eight and do the finger exercises.
      No more screens in bed. A novel, a lamp and lights off by eleven.
      I'm going to box at Luis's gym twice a week, because hitting the bag does more for my stress than crisps ever did.
      Cutting down on meat is my plan, starting with lentils on Mondays and my mother's bean stew on Thursdays.
      I hope that menopause and I will come to some peace, with an open window at night and fewer late meetings.
      When the cast comes off I will start again slowly, first to the gate, then to the bus stop, then to the lake.
      I want to be fit enough to work as a mountain guide until sixty, and to know when to hand over the rope.
      My lungs are my living as a trumpet player, so I will rest them, train them and keep away from smoky bars.
      Every morning I shall drink a glass of warm water and stretch on the roof terrace before Cairo gets loud.
      To feel at home in my body after the birth, to be patient with it, and to let the belly take as long as it needs.
      I'd like to give up energy drinks for good before the exams, and I will swap them for tea and an earlier night.
      I will put a stop to eating out of boredom on the night train and pack apples and nuts instead.
      As a long-distance driver I want to get out at every rest area, walk round the lorry twice and call home.
      I plan to see an ear doctor about the ringing, because I miss real silence in the forest.
      To grow old with my own teeth, my own garden and my own two legs.
      I need more light in winter. I'll eat lunch outside on the steps of the library, even in January.
      My heart gave me a warning last year and I listened. I walk, I nap, I go home at five.
      Fresh vegetables every day of the week, grown as far as possible behind our house in Kisumu.
      I want to learn to float on my back, since at forty-four I still have a fear of deep water.
      I want to be rid of my debts by the end of next year, the car first and then the credit card.
      To own the little house by the bridge in Mostar, with a fig tree and no mortgage.
      I will put fifty euros aside every payday before I can spend it, and never touch it until Lena starts school.
      My children will have an education without loans, and I will drive the taxi on Saturdays to pay for it.
      I hope to hand the workshop over to my nephew at sixty-five, with full order books and no burden on his shoulders.
      I am going to write my will this spring so that the sisters have nothing to fight about.
      No longer do I want to wonder at the till whether the card will work.
      I'd love to have enough money to leave the bank and open a bookshop with a window seat in Leuven.
      Having my house in order means a folder for taxes, a folder for insurance and a wife who knows where both are.
      I plan to give away a tenth of what I earn, quietly, to the school in my father's village.
      My dream is to buy back the land my grandfather lost near the river and plant almonds on it.
      By forty I would like to work four days a week without feeling poor.
      Less shopping when I'm sad, more soup with Ingrid. That alone would save me a hundred a month.
      I need to get control of my spending, so every Sunday evening I will sit at the kitchen table with the receipts.
      When I am not there to earn, my wife should have the flat and a pension of her own, and I will see the adviser about it in May.
      I want the keys to my own salon in my hand before I turn thirty.
      I will ask for the raise. I have done the work of two people since Pavel left and the numbers show it.
      To lend no more money to my cousin, and to say so kindly.
      Wealth for me is a full pantry, a dry roof and being able to pay for everyone's dinner now and then.
      I mean to sell the second car and take the ferry to work, which costs less and has a better view.
      I would like to leave my children a paid house and good recipes rather than a pile of letters from the bank.
      The farm shall feed both my sons' families after me, so I am putting in the new well now.
      One day I'd like to retire to a cottage above the sea in Galway and rent the spare room to hikers.
      I will open all my letters on the day they come, even the brown ones from the tax office.
      I want to earn my living from carpentry alone within three years and end the night job at the warehouse.
      We hope to pay off the roof before the winter after next, and then finally see Japan.
      Ending each month with something left over, even if it is only the price of a cake.
      I am going to learn how index funds work from my neighbour Ruth, who was an accountant all her life.
      My aim is a fishing boat of my own, free of the cooperative's debts, with my mother's name painted on it.
      I wish to be able to send money to Manila every month without counting what is left in my purse.
      Six months of rent in the bank would let me sleep, so I am taking on two more piano pupils.
      I'd like to stop comparing our kitchen with other people's kitchens and be content with the one that has been paid for.
      Money should no longer be the thing Karim and I argue about. We will look at the account together on the first of the month.
      I plan to insure my hands, since a potter without hands has nothing to sell.
      To give my parents an old age without worry about heating, I will take over their gas bill from October.
      I want to turn the empty stable into three guest rooms and welcome the first walkers at Easter.
      When the last instalment is gone I will burn the contract in the garden stove and roast sausages over it.
      I need a pension plan that I understand. Until now I only had hope and a jar of coins.
      Enough is a word I want to learn about money before I turn fifty.
      I will charge what my translations are worth and leave the agencies that pay in ninety days.
      I want to be free of the overdraft, free of the store cards and a little bit smug about it.
      My shop in Accra shall employ five women by the time my daughter finishes secondary school.
      I am going to clear out the attic and sell what nobody has used since we moved, then put the money toward the solar panels.
      Should I get the scholarship, I'll live simply in Delft and come home without a single debt.
      I hope my savings will last for a year off, most of it on a bicycle between Hanoi and Singapore.
      For the grave of my parents I want a proper stone, and I will set aside a little from each pension payment until it is ordered.
      I want to buy fewer clothes and better ones, and mend the rest at the window with the radio on.
      My brother and I will settle the inheritance without a lawyer, over coffee, with the list our mother left.
      I will no longer gamble on the football. The forty a week goes to the holiday jar on the shelf.
      I'd like to build homes people can afford, and to make a fair profit that lets me sleep at night.
      I want to be a man who keeps his anger in his pocket when the kids spill things.
      I will forgive my sister for the business with the flat and invite her for New Year.
      To speak less and listen to the end, most of all when my apprentices explain what went wrong.
      I need to stop saying yes when I mean no, starting with the parents' committee.
      My wish is to be the same person at work, at home and alone in the car.
      No more gossip at the water cooler. If it goes quiet I'll talk about my tomatoes.
      I hope to lose my fear of speaking in front of people, so I have signed up to read at Mass in November.
      I want my children to remember me as someone who laughed at himself.
      I am going to apologise first, and without the word but.
      Courage is what I would like more of, enough to tell my father that I won't take over the hotel.
      Patience on the stairs with Mum, who needs a long time now and hates to be hurried.
      I'd love to be known in our street in Naples as the one who has time and a spare set of keys for everybody.
      I mean to keep my promises small and keep every one of them.
      I will never again send an angry email after nine in the evening. It can wait until I have slept.
      Honesty, even when it costs me a customer. The mechanic who taught me was like that and people drove fifty miles to him.
      I want to let go of control over how the dishwasher is loaded and other matters of no importance.
      As a teacher I plan to be strict with the rules and gentle with the child, especially the boys who fight at break.
      To carry my part of the load in the team without making a burden of my moods.
      I would like to be less afraid of silence in conversation and let the other person find the words.
      I'm working on being on time. I will leave the house ten minutes early, with my keys on the hook the night before.
      My grandmother gave away half her bread in the hungry years, and I want something of her open hand.
      I want to lose at chess against my son without sulking, and soon I'll have plenty of practice.
      I will finish what I begin, starting with the boat that has stood half painted in the yard since last spring.
      I'd like to take criticism from the head chef without feeling it for three days.
      It is my intention to be kind to beginners on the ward, because I have not forgotten my first night.
      Being able to say I was wrong, plainly, with my whole family at the table.
      I hope I become a calm old man on a bench who knows the names of all the dogs.
      I shall guard my tongue when my mother-in-law visits, and bring her tea to the balcony myself.
      I want to dare more. The trapeze class in Montreal begins in September and my name is on the list.
      Pride has kept me from asking for help long enough, so I will ring Stefan about the accounts on Monday.
      I will treat the cleaners, the porters and the director with the same good morning.
      My temper comes out in traffic, so I'm going by tram and reading poems.
      I'd like to be the neighbour who clears snow from everyone's steps before anybody is awake.
      To be faithful in small things, as God is with the sparrows, and to do the paperwork on the day it arrives.
      I want to be able to be alone for a weekend and enjoy it, with a pot of soup and the long novel.
      I am going to give credit aloud when the idea came from somebody else, even in front of the board.
      I dream of being as steady as the lighthouse keeper my grandfather was, who lit that lamp in every storm for thirty years.
      When I am wronged on the pitch I will not hit back. I'm the captain and the young ones watch me.
      I need to learn to rest without feeling guilty about it, and the hammock on the roof is a start.
      Modesty suits me badly but I would like to try it on for a year.
      I will leave every place a bit cleaner than I found it, campsite, changing room or rented flat.
      I want to end each day by writing down one thing I did well and one I will do differently.
      To stand up for the quiet girl in our class, even if the others stop laughing at my jokes.
      I would like my word to weigh something again at home, so I will promise Anya less and turn up more.
      I want to love my husband more patiently and sit with him on the back steps after supper without the phone.
      No longer waiting for Dad to change, I'd like to forgive him and go fishing with him while we both can.
      I plan to write long letters to my granddaughter in Toronto, by hand, one for every month.
      After me there should be an orchard, forty trees at least, where anyone in the village may pick.
      I will spend the last Saturday of each month reading to the residents at the home on Bridge Street.
      To pray in the early quiet before the house wakes, and to thank God for this kitchen and everyone in it.
      I want to learn Arabic well enough to talk with my grandfather about the sea and his years as a sailor.
      Someone should still sing the old songs when I'm gone, so I am teaching them to the choir children on Wednesdays.
      Reading the whole shelf by the window, from left to right, is what I want of my sixties.
      I want to be fair at home and hear both children out before I decide.
      For my health I intend to leave the office by six and let the rest wait until morning.
      The pain in my shoulder has taught me to warm up properly, and I will do it before every cello lesson.
      Paying the builders on time, every time, is the reputation I hope to have in Nairobi.
      I will learn to lose an argument gracefully, and at the end of it still pour the wine.
      Saving for a caravan is our plan, so we can wake up by a different lake each week of our retirement.
      I'd like to finish my training as an electrician, get my own van and take over my uncle's round in Leeds.
      I want to leave my daughters the olive grove outside Jaén with the walls mended and the well clean.
      Every Sunday I will ring my brother in Lagos, even if the line is bad and we only laugh about football.
      My wish is that the recipes of my grandmother do not end with me, so I am writing them all down this winter.
      To be the husband who puts the phone in a drawer at six and asks how the shift went.
      No more going to sleep angry with Marta. We will talk on the back steps until it is over.
      I'd love to teach the neighbour's boys how to caulk a boat before the last wooden one leaves our harbour.
      By the time I retire from the mill I hope to have read every book on the shelf my father left me.
      I mean to forgive my sister for the business with the flat in Gdansk and invite her for Easter.
      Less shouting up the stairs at the children, more walking up to their rooms and knocking.
      I will make a proper will with the notary in Porto so that nobody has to argue over the vineyard.
      I dream of a bench by the sea with my name and my wife's, where tired walkers can rest.
      My children will have a father who came to the school plays, not one who was always at the depot.
      I need to learn how to be alone for an evening without switching on the television.
      Let the apprentices remember me as the plumber who explained things twice and never mocked a question.
      I plan to give away half of my tools to the youth workshop once my knees no longer let me climb ladders.
      After me the choir should still have enough tenors, so I am going to start a boys' group in September.
      I want my children to know where the keys are, what the bank is called and how we met, so I am filling a blue folder.
      We would like to renew our vows on the old bridge in Mostar, where he first took my hand.
      Honest talk with my son about money is what I am after, because silence over debts nearly split my parents.
      In my old age I hope to be the aunt with the open window and the cake that everyone drops in for.
      I would like to study philosophy at night school in Leeds and stop being afraid of long words.
      Before the baby comes I am going to paint the small room yellow and read all those letters Mum kept.
      I want to stop trying to control how my wife loads the dishwasher, drives and raises the dog.
      A small library for the village is the thing I would be proud of, with a quiet corner and good light.
      I will sit with my grandfather every Thursday and record his stories about the sea until we have them all.
      Never again do I want to miss an anniversary because of a client, so the twelfth of May is blocked for good.
      I'm hoping to find someone kind who likes dancing, since four years alone after the divorce is long enough.
      To put my house in order for the grandchildren's visits I will fix the roof, the swing and the cupboard by the stairs.
      What I want most is to wake beside Jonas for another thirty years and still laugh at his terrible coffee.
      I intend to plant one oak each autumn, so that somebody has shade here when I am not there.
      Less advice and more listening, above all with my teenage daughter when she comes in and slams the door.
      I hope to set up a bursary for nurses from Kisumu with the money from the sale of Dad's garage.
      My mother and I have had a cold silence since March. I am going to end it with a visit and plum cake.
      I want to be wise enough to hear a critic out without a fight and thank him afterwards.
      If I do one thing for this town, it will be to get the footbridge over the canal lit for the schoolgirls.
      I plan to write my memoirs of forty years as a midwife in Cusco, one chapter each rainy season.
      I'd like our marriage to be a place of rest, so on Fridays there is no talk of work after the candles are lit.
      I shall learn enough Welsh to read my great-grandmother's letters without a dictionary.
      Someday I want to walk the Camino with my two brothers and carry nothing heavier than bread, water and jokes.
      I'm going to apologise to Pilar for how I left the band, and ask whether she still plays.
      To tell my husband I love him in plain words, not only by ironing his shirts.
      I need to be less of a burden of worry on my wife, so I will see the bookkeeper and get our debts sorted.
      My legacy should be a clean river, so I give two Saturdays a month to pulling tyres out of the water.
      I want to know the names of all the stars I see from the roof terrace in Isfahan and teach them to my nephew.
      When my last child leaves for university I would like to rediscover my wife over long breakfasts.
      I hope that my pupils say years from now that physics with me was never a fear but a game.
      I will keep a notebook of mistakes at the bakery and what they taught me, and hand it to whoever takes over.
      More evenings at the window with tea and Seneca, fewer with the news on until midnight.
      I want to adopt an older dog from the shelter in Brno and give him a soft last few years.
      We mean to build a house of stone and timber that our children will have long after the loan is gone.
      I would love to learn from my mother-in-law how she stays calm, because my anger comes up like milk.
      To be remembered as fair by the drivers I managed, even those I had to let go.
      Once a month I plan to take each of my four kids out alone, just one at a time, for noodles and a talk.
      I'm done with proving I am right at dinner. I want to ask three questions before I give one opinion.
      I want to leave the army with a trade, a clear head and a good letter for every lad in my unit.
      I wish to found a chess club in the care home, since old age there is too quiet for so many bright minds.
      My aim is to love without keeping accounts of who did the shopping last.
      I am going to translate my father's poems from Armenian so that my own kids can read them in Lyon.
      Let me be a grandmother who says yes to mud, to late stories and to sleeping in the tent.
      I'd like to end every working day at the surgery by writing down one thing a patient taught me.
      I hope to hand the farm to Siobhan debt free, with the fences straight and the herd healthy.
      Enough of the quarrel over grandmother's grave. I will pay for the stone and ask my cousins to choose the words.
      I want to take my wife back to the little hotel by the sea in Crete where we had our honeymoon.
      I need to stop giving my adult sons answers and start trusting that they will find the way themselves.
      To grow old with Beatriz in the house with the green stairs, playing cards for buttons.
      I will mentor two young women engineers each year, so they do not have to fight for every seat at the table.
      I plan to read the Psalms, the Gita and the Quran slowly, to understand how my neighbours speak of God.
      It would make me happy if my songs were still sung at weddings in our valley when I am gone.
      I want to make peace with my stepdaughter by showing up at her matches and asking for nothing.
      I'd love for our family to have a summer table, long enough for thirty, under the walnut tree.
      As a judge I want to remember the pain on both sides of the room and never hurry the quiet one.
      I hope to write a letter to each grandchild for their eighteenth birthday and keep them in the tin with the keys.
      No longer do I want to hide my boyfriend from my parents, so at New Year we are both going to Busan.
      I mean to give away my butterfly collection to the museum in Brasov with every label in order.
      Every evening after the dishes I'll walk with Tom to the bridge and back, and we will say what was good.
      I want to learn when to speak and when silence is the kinder thing, most of all with my team on bad days.
      My dream is a scholarship in my late wife's name for girls who want to study geology.
      I would like my kids to see that a man can cry at a film, say sorry and cook a decent soup.
      I'm going to stop reading his messages and learn to trust, because jealousy has taken enough of our love.
      To leave the beach cleaner than I found it each morning, and get the hotel staff to join in.
      I want to become the kind of uncle whose sofa is always free for a nephew between jobs.
      This year I will finally sort forty years of photographs, so that no one has to guess who is who.
      I hope to keep learning after sixty, first Italian, then the accordion, then whatever my grandson is into.
      I'd rather be a good neighbour than a famous surgeon, so I will say no to the third conference and yes to the street party.
      I want to love my body after the twins, weight and stretch marks and all, and let my husband love it too.
      I will carve a cradle for every grandchild until my hands no longer obey me.
      My wife deserves a man who is awake at dinner, so I am changing from night shifts to days by June.
      I want to set down what I know about bees, because the last old keeper in our parish has moved to the city.
      To ask my father about the war gently, and to let him stop whenever he likes.
      I am planning a reunion in Manila for all six of us siblings, with no talk of money and plenty of karaoke.
      I would like to be a widow who still dances, goes to the theatre and makes new friends on the steps outside.
      I want to pass on the ferry business to my crew as a cooperative, so they never again fear a stranger's whim.
      I need to let go of the fear of looking stupid and raise my hand in the evening class on statistics.
      I'll keep the Friday supper going after Mum, same soup, same chipped bowls, anybody welcome.
      I hope to be patient with my husband's memory and answer the same question for the tenth time with a smile.
      To have a house full of light, three loud children and a man who sings off key in the shower.
      I want our company to give one percent of what we earn to wells and clean drinking water in Niger.
      I will not fight with my ex over Christmas any longer. The children get both of us at the same tree for an hour.
      I would like to understand my anger before it speaks, so I am seeing a counsellor on Tuesdays in Utrecht.
      My hope is that the clinic I started in the hills runs well without me and keeps its doors open at night.
      I'm going to teach my granddaughter to swim in the lake, to read a map and to bargain at the market.
      I want to write one good novel about the lighthouse keepers, even if only my sister reads it to the end.
      Give me a love that is quiet and steady, with shared crosswords and cold feet under one blanket.
      I plan to restore the chapel roof with the other pensioners, so weddings can be held there again by spring.
      I want to be a teacher who stays curious, so each summer I will learn something I am bad at.
      My parents gave up a lot to leave Vietnam, and I want to honour that by telling their story to my kids properly.
      I hope to say thank you to Mr Okafor, who hit no one and still had the quietest class in Enugu.
      To be less in control and more in love, that is my whole plan for the second half of my marriage.
      I want to give each of my godchildren a tree, a book and one long journey with me by train.
      I'm learning to end a meeting early when enough has been said, and I want that to become my habit.
      I would like to forgive my father for the drinking, now that he has been sober and kind for nine years.
      I'll build a bridge between the two halves of the family by hosting Eid and Christmas in the same big kitchen.
      What should remain of me is a garden open to everyone, with the gate never locked and the keys thrown in a drawer.
      I want to stop comparing my marriage with the ones on Instagram and notice what Amir does each morning.
      I'm hoping to train a successor for the puppet theatre before I hang up my strings.
      To study the law of inheritance well enough that widows in my district no longer lose their homes.
      I will wake my wife with coffee on Saturdays, since she has done it for me all these years.
      I want to donate my doctor's library to the college in Mwanza and go there to see it on the shelves.
      I dream of singing my son to sleep in Quechua, the way my grandmother sang to me over the rain on the roof.
      I mean to be the boss who leaves at five, so that nobody feels they have to stay for show.
      A good question is worth more to me than a quick answer, so I will sit longer with the hard ones.
      I want my wife and me to talk about pensions, wills and wishes over wine, without fear and in good time.
      I hope our sons will share the house by the sea in peace, so we are writing down clear rules with them now.
      I'd like to fall in love with my own city again, so every week I will get off the tram one stop too late.
      Less rushing past my old neighbour on the stairs. I will carry her shopping up and stay for a biscuit.
      I want to make a film about the last weavers of our street, so that their hands are not forgotten.
      To become a foster mother for two, and give them a bed, a key of their own and time.
      I am going to leave the hurtful jokes out of my speeches and see whether people laugh all the same.
      I hope to learn from losing at judo, take each fall lightly and bow to the one who threw me.
      I want Elena to feel safe with me, so I will say what I feel instead of going quiet for days.
      I plan to hand over the scout troop at fifty, with a full shed of tents and leaders I have trained.
      My wish for my old age is a clear mind, good company and a stack of history books by the window.
      I'd love to trace our family back to the Orkney fishermen and print a small book for all the cousins.
      I will pray less for things and listen more, because I want wisdom in how I lead this parish.
      I want to be friends with my body clock and my husband's too, so lights out at ten and no phones in bed.
      I need to learn to receive help with the twins without feeling like a burden to my sister.
      To let my daughters choose their own trades, even if the forge ends with me.
      I want to see the school in Pokhara finished, with stairs, windows and a tap for drinking water on each floor.
      I hope never to lose the habit of kissing Frank at the door, even on mornings when we are cross.
      I'm going to keep a jar for good sayings I overhear on the bus, and read them out on New Year's Eve.
      I would like a simple funeral one distant day, with brass music, bean stew and stories that make people laugh.
      I want to spend what I know on others, so the garage is free on Mondays for anyone who wants to learn welding.
      I'll ask my teenage son to teach me his games, and stop calling them a waste of time.
      We want to leave our grandchildren more forest than we were given, so the lower field goes back to birch.
      I want to finish my doctorate at fifty-eight for no reason but joy, and frame it next to the cow calendar.
      To stay gentle with my mother about her pills and her eating, and to remember how she once fed me.
      I hope to meet a partner who wants children as much as I do, and I will say so on the first date.
      I mean to listen to the fishermen before I draw the harbour plan, since they know the water better than any map.
      Heaven for me is a full kitchen on Sunday, so I am going to invite the new families from the third floor.
      I want to be a son who visits without being asked, fixes the tap and stays until the coffee is gone.
      I'd like my students in Tartu to remember me for the walks, the poems and the free afternoons in snow.
      No more saying yes when I mean no. I want to know my own mind and speak it kindly.
      I will keep the light on in the porch for my boys, however late, until the last one has his own home.
      I want to turn my grandmother's hardships into a play and put it on where she sold her vegetables.
      I plan to ask Ingrid to marry me on the ferry to Bergen, if the wind is not too strong.
      To weigh both sides before I post anything, and to change my mind out loud when I was wrong.
      I hope that what I carve in church doors will still be touched by hands I shall never know.
      Watching my wife laugh with her sisters in the garden is my idea of wealth, so I will host them every August.
      Since my hip operation I have had time to think, and I want to tutor pupils in Latin without pay.
      May my nieces in Montevideo inherit my records, my stubbornness and the habit of writing real letters.
      I want to walk up the four flights of stairs to our flat in Porto without stopping for breath by Easter.
      To be off the blood pressure pills by next autumn, if Dr Mensah agrees, through salt-free cooking and long evening walks.
      Every morning before the shop opens I will swim to the second buoy and back while the sea is still quiet.
      Less eating in front of the television, more eating at the table with my sister.
      I'd love to sleep right through till six and wake before the alarm like I did when I was thirty.
      My knees have carried post for twenty-six years and I owe them some rest, so I am booking the physio on Thursdays.
      No more energy drinks on night shift; a bottle of water in the cab and an apple instead.
      I need to get my weight down to where my wedding boots fit again, slowly and with plenty of soup.
      By the time I am seventy I hope to still be pruning my own olive trees, up the ladder with a steady foot.
      I am going to end the day with the window open and ten minutes of stretching, phone left in the kitchen.
      Going to the dentist without fear would be a small miracle, and I have already made the appointment with the gentle one in Leeds.
      I plan to be free of cigarettes for good, starting with the ones after lunch and leaving the Saturday one till last.
      The pain in my back from lifting patients has taught me enough; I will use the hoist and do the exercises daily.
      I would like to learn to eat like my grandfather in Crete, lots of beans, a little fish, and never in a hurry.
      Old age should find me dancing, so it's back to tango on Wednesdays at the community hall in Rosario.
      I mean to cut drinking to one glass of red on Sundays and put the money saved in the bicycle jar.
      To run over the Humber Bridge in the half marathon next June with my brother beside me, slow as we like.
      I want a body strong enough to carry both twins up the steps at the same time, laughing.
      My wish is to feel at home in this new body after the baby, and to take it gently, one class a week.
      I will stop working through lunch and sit in the park by the fountain until the hour is over.
      After the hip operation I hope to leave the stick by the door and walk alone to the bakery in Lund.
      I dream of a bedroom with no screens, heavy curtains, and eight hours that nobody is allowed to interrupt.
      I want to be out of debt by the time my daughter starts school, paying the dearest card first.
      To own the roof over our heads in Nakuru, built room by room with what the tea brings in.
      My last instalment on the van is due in March, and after that every coin goes to the workshop.
      I would like enough money that a broken boiler is a nuisance and not a catastrophe.
      No longer lending to my cousin and then lying awake about it; I will give what I can and call it a gift.
      I am going to ask for the raise in the May review, with the figures printed and my voice steady.
      One day I'd love to hand in my keys at the call centre and open a noodle bar near the station in Da Nang.
      I need to look at my bank letters the day they come instead of stuffing them in the drawer.
      Each payday I plan to move a tenth out of reach before I even see it.
      I hope to retire at sixty-two with a small boat, a paid house and no boss.
      My mother lived under the burden of rent all her life; I mean to buy her a place with two windows on the water.
      I will learn to control my spending in sales by leaving the shop, having a coffee and coming back only if I still want it.
      Fewer clothes, one good coat, and a savings account that grows quietly while I sleep.
      I'd like to fix old motorbikes for a living and let go of the office for good by 2028.
      We will put the house in order this winter, sell what we never use, and take the train to Samarkand with the proceeds.
      I want to write a proper will with the notary so that the farm passes to all three without a fight.
      Being free of the fear of the end of the month would change everything, so I am keeping a budget from today.
      To earn my living from bread alone, from my own oven, and close at noon on Mondays.
      I aim to let the upstairs room to a student and use the rent for a new roof before the rains.
      By forty I will have a year of wages put aside, because fishing is never sure and the sea decides.
      I want to give away a part of every harvest and still have seed for the next one.
      I need to fight less with the tax office and simply file in February like a grown woman.
      I want to ring my father every Sunday while there is still time for his long stories.
      To be a husband who listens to the end of the sentence before he answers.
      I'd love to find someone to grow old with, someone who likes rain and cards and quiet Fridays.
      I am going to forgive my sister for the wedding business and send her the first letter in nine years.
      No more going to bed angry; we will talk it over on the stairs with a cup of tea if we must.
      My hope is that our home in Gdansk has room at the table for anybody who would otherwise be alone at Christmas.
      I will leave work at five on Tuesdays so that I can take Amira to her judo.
      I mean to tell my wife what I feel without waiting for an anniversary.
      Now that the children are gone to the city I want us to court again, dinner out, the pictures, hand in hand along the quay.
      I would like to make two real friends here in Calgary before the snow melts, starting with the woman from the choir.
      Living so far from Manila, I plan to save for one flight a year and never again miss Lola's birthday.
      I dream of a noisy house with a dog under the table, muddy boots on the steps and nobody in a rush.
      Our boys hit each other over every toy, and I hope to teach them to use words by showing them how.
      To marry Jonas on the little bridge where we met, with thirty guests and his uncle's accordion.
      I need to stop checking my phone while my girlfriend is telling me about her day.
      Sitting with my grandmother in silence, shelling peas, is what I want more of this summer.
      I want to be brave enough to love again after the divorce, gently and with my eyes open.
      Once a month I will cook for my brother-in-law, whom I do not much like, until I do.
      I wish to be the aunt whose door is never locked and who always has clean sheets for a weekend.
      A marriage in which neither of us keeps score, that is my aim, and saying thank you for the dishes is where I begin.
      I'm going to keep all of Tomasz's letters from the ship and write back by hand each time.
      I want less anger in our kitchen, so I will step out onto the balcony, count the boats and come back in kinder.
      My children will have a forest to walk in, because I am planting two hundred oaks on the hill field this autumn.
      I want to write down my mother's recipes so that they are not gone when her generation is.
      To leave the school in Kumasi with a library, a roof that does not leak and a door that stays open after lessons.
      I hope the apprentices will remember me as the one who never shouted and always showed it twice.
      When I am not there any longer to mend the nets, I'd like the grandsons to know the knots, so we practise on Saturdays.
      I would like a bench by the sea with my parents' names on it, and I will ask the council in Whitby this month.
      After me the orchard goes to the village, and I plan to have the papers signed while I still enjoy the cherries.
      I am going to record Grandad's songs before his voice is too old, one each visit.
      My will should be short, fair and easy to read, with the violin for Elsa and the tools for Karim.
      I want my children to say that there was always light in our window when they came home late.
      I mean to finish the family history back to the ship's list from Odessa and print a copy for every cousin.
      Fifty years from now I would love someone to cross the footbridge I helped design and not even notice how solid it is.
      My dream is to found a small prize for girls who love mathematics, paid from the sale of my paintings.
      I need to label the photographs in the attic, or nobody will know who those people on the steps were.
      To be the last in my family who could not read, and to see every granddaughter finish school.
      I wish to give away my books while I am around to talk about them, one to each student who visits.
      I will tidy our grandparents' grave in Galway each November and teach the little ones whose names those are.
      We want to leave the river cleaner than we found it, and our club takes out the tyres every spring.
      I hope to hand the bakery over to Mehmet without debts, with the oven new and the regulars happy.
      I'd like to build a stone wall that stands a hundred years, with my initials on the underside where only the snails can see.
      I want to be remembered in our street for the summer parties, so I had better start with one in July.
      I would like to read one long novel each winter, beginning with the Russians my teacher left me.
      To understand my own country better, I plan to go by slow bus from Arica to Punta Arenas and talk with people.
      I am going to finish my degree at fifty-three, one module at a time, at the kitchen table after the kids sleep.
      I want to know when to fight for an idea and when to let it rest.
      No longer pretending to have read the report; I will ask the plain question in the meeting.
      I hope to learn sign language well enough to joke with my deaf neighbour over the fence.
      Every evening I will write three lines about what the day taught me, even if it is only about onions.
      I mean to listen to old people while they are still here, starting with the men on the harbour wall.
      My wish is to speak Welsh with my granddaughter without reaching for the dictionary.
      I need to spend less time on the news and more on history, because the same troubles come round again.
      I'd love to learn the stars by name from our roof in Jaipur, one constellation a month.
      To think before I speak, that is the whole of it, and I shall practise on my mother-in-law.
      I plan to visit one museum alone each season and stay in front of a single picture until it opens up.
      As a young doctor I want to learn how to bring bad news gently, by sitting in with Dr Okafor on Fridays.
      I dream of teaching chess at the prison library, where there is time enough to think a game through to its end.
      I will change my mind out loud at least once a month, so my pupils see it can be done without pain.
      Learning to be bored again, on a train by the window with no music, seems to me a good start on wisdom.
      I want to study the bees for a few years before I claim to keep them.
      Some questions have no answer, and I would like to live with that more peacefully than I did at twenty.
      I'm going to take the pottery course in Faenza and not mind that the first forty bowls will be crooked.
      Age has made me quicker to judge, and I wish to become curious once more by asking two questions before giving any opinion.
      I want to pray in the morning before the house wakes, even if it is only five minutes by the stove.
      To walk the Camino from Burgos with my son and let the silence do its work.
      I hope to make the pilgrimage to Mecca with my mother while her legs are good, and we are saving for it together.
      Every Sunday I will light a candle for my husband and then go for cake with the others from the parish.
      I would love to sit in meditation for twenty minutes without wishing it were over.
      God has been patient with me, and I mean to go back to church in Advent, in the last pew at first.
      I am going to keep the Sabbath properly, phone off, bread on the table, no talk of work from dusk to dusk.
      I want to feel heaven a little nearer in ordinary things, the kettle, the blackbird, my daughter's plaits.
      My wish is to forgive God for the drought years, and to say so honestly in my prayers.
      I need a quiet hour each week at the temple by the water, leaving my shoes and my worries on the steps.
      I'd like to read the Psalms aloud from start to end this year, one each night by lamplight.
      Less asking and more thanking when I pray, that is what I plan for Lent.
      To sing in the gospel choir until my voice cracks, and then to hum from the back.
      I will spend a weekend in the monastery near Kandy every rainy season and come home softer.
      I long for the peace my grandmother had with her rosary, so I have taken hers out of the box and begun.
      I want my children to know our feasts and our fasts, and the stories behind them, told at bedtime.
      I'm not sure there is a God, but I would like to keep looking, with honest books and long walks on the moor.
      At the lake, at first light, I hope to be still often enough to hear what matters to me.
      I dream of seeing the Western Wall once, putting my hand on the stone and leaving my grandfather's prayer there.
      I plan to help carry the statue at the August procession in our village, a burden I have wanted since I was a boy.
      No more hiding my faith at work; I will simply say where I am going on Friday afternoons.
      I want to become a man who keeps his word about small things, like bringing the ladder back.
      To own my mistakes on site the same day, without blaming the weather or the supplier.
      I will no longer laugh along when the others make fun of the new boy in the changing room.
      My temper is my father's, and I hope to let it end with me by walking round the block before I answer.
      I'd love to be on time for once, at school, at the clinic, at my own birthday.
      I need to stop gossiping in the salon and let the silence be, or talk about the football.
      I want to be gentle with animals and with shop assistants, on bad days most of all.
      I am going to finish what I begin, starting with the bathroom tiles and then the cello.
      I mean to be honest with my clients about what the repair will cost, even when the garage is empty.
      I would like to ask for help before the load gets too heavy, as I always tell the trainees to do.
      Not needing to have the last word, that would be freedom, and dinner with my in-laws is good practice.
      I plan to give up one evening a week to the food bank in Dundee, even when it is raining and I am tired.
      I wish to be brave in the way my aunt is, who is afraid of everything and goes anyway.
      No more little lies to get out of parties; I'll say thank you, I would rather stay in.
      I hope to lose at cards with good humour by the time my nephew is old enough to beat me.
      Each spring I will return whatever I borrowed that year, books, drills, casserole dishes, with something sweet on top.
      I want to trust people with the keys to my shop and not stand over them at closing.
      To speak up for the night cleaners at the union meeting, calmly, without hitting the table.
      Being the captain, I need to control my nerves in a storm so that the deckhands can keep theirs.
      I dream of being a person who is glad at other people's luck, and I practise by sending one card of congratulation a month.
      My room, my desk and my promises should be in order by New Year, and I begin with the promises.
      I wish I were more patient with my son. When he asks why, I want to answer and not look at the phone.
      I want to leave steps for the children that hold when I am not there.
      I want to leave the steps at the north quay in working order.
      I want to put six weeks of money by. I will write to the harbour office by Friday.
      I want Tomas to tell me things before they are over.
      I want to take the long stairs without stopping.
      I would like to read the sea the way my father read it.
      I would like to make room for twenty minutes by the window.
      Even on a bad day I want to use the same voice for everybody.
      Bread, a walk and a door that stands open. I would like to live by the water and see my brother on most days of the week.
      I want to sleep through the night and swim in the harbour before breakfast. I will swim every Tuesday at seven.
      Enough is one good customer and no debt. I will send two offers every month until June, and stop at four in the afternoon.
      I would like to leave steps for the children of the harbour that hold when I am not there to mend them.
      I want to learn how tides were counted, and to read the old pilots. I will read one book each month.
      I want an hour of quiet on the pier each week, without a telephone in my coat. The sea is loud there.
      I want to be honest first and not on the way home. I will say one true thing every day, also when I am afraid of it and would sooner talk about the weather, the ferry or the price of rope.
    `),
  },
];
