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
      I want my knees to carry me up to the chapel at Easter without the stick.
      No more Sundays spent ironing other people's shirts.
      It is seven, I am on the step, the dog has his chin on my slipper and the kettle is only starting to mutter.
      By June I will have sold the van and paid Marit back, all of it, even the forty for the tyres.
      dont want kids, never did, wish my aunties would write that down somewhere
      When I am old I'd like somebody to roll their eyes at me because I'm still buying plants.
      Let the apricot trees outlive me by fifty years and let nobody remember who planted them.
      I quit the brokerage on the ninth of March and on the tenth I sleep until my body has had enough.
      At my seventieth I hope Ines stands up and says I finally learned to shut up and listen.
      To be debt free. That's the whole vision, sorry if you wanted poetry.
      Dad never once came to a match. I will be that loud embarrassing mother at every single one.
      In ten years the workshop has a proper roof and three apprentices, at least one of them a girl from our street.
      I will not die without having seen the northern lights, so Tromsø, winter after next, tickets already starred.
      Never again a boss who calls me sweetheart.
      We live above the bakery. The whole stairwell smells of rye and Jonas comes home with flour in his eyebrows.
      Inshallah I will take my mother for hajj before her hips get any worse.
      I'd like to leave behind a recipe box that makes my grandsons fight over it, in a nice way.
      Every Thursday I swim, even in November, even when Pilar says I'm mad.
      I wanna stop saying sorry when someone else steps on my foot.
      On the stone just my name and the word "gardener". They can skip the dates.
      More mountain, less email.
      A small flat, one key, nobody else's socks.
      My hope is that the farm goes to whoever loves it, blood or not.
      i am 16 and i want to be a paramedic and also to have a snake
      What I'd give up gladly: the parking space, the title, the dinners with the Hendersons.
      In the picture I am fat and brown and laughing, and the boat is not even a good boat.
      I'm going to end the lease in September and be a person with one suitcase for a year.
      God willing, forty more years beside Ruth, and then whichever of us goes second gets to choose the music.
      Please let me still be curious at ninety.
      The choir is singing the Fauré and for once I come in at the right bar.
      I don't want a career, I want a trade and my evenings.
      My brother and I lost eleven years to that house. I'd like us to fish together the next eleven.
      Stop drinking on weekdays by Lent; after Lent, see.
      I want a will so clear that my three daughters have nothing to quarrel over but the piano.
      Kofi will say at the wedding that his old man was strict and fair and danced terribly.
      To be left alone with my bees. Honestly that's paradise.
      No wife, no husband, a big table and people who come back.
      By the time Amina starts school I work days, not nights, and I'm the one at the gate.
      it would be nice to be boring. boring job boring house happy cat
      I will let go of the idea that my father is going to apologise, and put the energy into the greenhouse.
      There's a bench by the canal with my wife's name on it and I am on it, reading her the football.
      My life at sixty: two languages more, one marriage fewer.
      When I'm gone the dialect shouldn't go with me, so I am recording every word for cheese, snow and mule.
      I want to walk out of that office with my plant under my arm and not look back at the revolving door.
      Sixty push-ups by sixty. I'm at nine.
      What I long for is a Tuesday with nothing written on it.
      We shall have a library room, even if it's the cupboard under the stairs.
      Quit smoking before the baby, properly this time, no "only at parties".
      I hope to be buried next to my Oma under the lime tree, about fifty years from now, with cake after.
      Good teeth. A good bed. A good woman, but the teeth first.
      I see myself in Valparaíso, third floor, laundry flapping, typing something that nobody asked me to write.
      Never want to see another spreadsheet after December 31st and I mean that from the bottom of my heart.
      She's forty by then, my girl, and she rings me because she wants to, not because it's Sunday.
      I will forgive the bank. No I won't. I will stop thinking about the bank.
      My vision is simple: the parish roof fixed, the youth club open on Fridays, and me asleep by ten.
      I'm done being the funny one, next year I want to be the one who gets asked how she is.
      Let me grow old somewhere with a tram.
      Half my pension goes to the girls' school in Kisumu, and they don't need to put my name on anything.
      I'd rather be a good uncle than a mediocre father, so that's the plan.
      Hang up the uniform at fifty-five with my back still straight.
      Five years from today the clinic has four beds, a fridge that works and a second nurse who isn't me.
      In the future I'm speaking at a conference and my stammer is there too and neither of us minds.
      no more hiding the good chocolate from myself
      I want Lenka to get the violin and Petr to get the tools and both of them to get my temper, the good half.
      The house is quiet because everyone is reading. Not because everyone is cross.
      I want to leave the church choir before I leave the church, and I'd like to leave neither in a huff.
      One marathon, slow. Last one over the line is fine, they still give you the banana.
      At eighty I'll be the lady in the red coat whom the bus drivers greet.
      To give my kidney to Samir in the autumn if the tests are good, and to be back on the bike in spring.
      Less wanting. That is what I want.
      The day I retire I take the alarm clock down to the river and sell it to the first person who asks.
      My nan raised six on nothing. I'd like to raise one on something, and have her know who nan was.
      I will visit every country that begins with M.
      Work that I can explain to a child.
      Ten acres, a bad road, good neighbours two miles off.
      I don't need to be loved by everybody any more; four people would do, and I have three.
      They should say he paid on time and sang in the car.
      By forty I'm out of consulting and into something with soil.
      Mama's grave has fresh flowers every first of November, because I moved back and it's only a short walk now.
      want to get my papers, want to vote, want to complain about the goverment like everybody
      I want to unlearn the habit of eating standing up.
      My picture: grey plait, bare feet, a pottery wheel, a radio that only gets one station.
      The end of commuting. That's my five-year goal and I'd take it in two.
      Let my funeral, when it comes in its good time, be mostly brass band.
      I shall keep bees, as I said to my late husband I would, and he shall be proved wrong about the stings.
      A dog named after a philosopher; a boyfriend named after nobody.
      Tell them at my ninetieth that I was never on time and always worth it.
      I want my son to see his father cry at a film and think nothing of it.
      Every spring, one new rose. By seventy that makes thirty-one.
      I'm free of the shop, the keys are with Deniz, and I still wake at four but now I just roll over.
      Not famous. Read by a few strangers, in trains.
      We adopt. Two siblings if they'll let us, so nobody gets split up.
      I want to have said everything to my mum while she can still hear it over the telly.
      To be the kind of old man children aren't shy to ask for the ball back.
      Never again renting from a cousin.
      In this life I'd like to finish one quilt. One.
      I'll have given the piano away by then, to the school, and I'll hear it through the window on my walk.
      What I wish for my hands is that they still thread a needle at eighty-five.
      Going to be a nurse like Tita Baby, in Toronto or maybe Oslo, and send for my sisters one by one.
      After the divorce papers I want a yellow kitchen.
      Grandad's letters should be typed up and bound before the ink fades completely, one copy for each cousin.
      Vera asks how I am and gets the true answer, with the tax letter and the boiler in it, and she stays for supper.
      My ambition is to be forgotten by the tax office and remembered by the cats.
      I would like us to have supper at the table again, phones in the bread bin.
      Run the bakery till sixty, then only do the Christmas stollen, then only eat it.
      nobody in my family went to uni. im gonna be the first and then drag my cousin in after me
      Silence in the mornings, noise at night, and grandchildren somewhere in between.
      I want to be able to say no to Carla by Easter without writing three drafts.
      He's gone eight years now and what I wish is to hear his name said at table without everyone looking at their plate.
      Out of the city by the time the lease is up, chickens by the following spring.
      Build the boat. Sail the boat. Sell the boat before it ruins us.
      When I am seventy somebody should mention that I was brave about the stutter and cowardly about spiders.
      I do not wish for more years so much as for better Wednesdays.
      My future has stairs in it, because I intend to be able to climb them.
      I'll have left teaching, but the kids still nod at me in the market and I still correct their commas.
      To speak Welsh to the last person in our valley who remembers my grandmother speaking it.
      No more weddings of people I dislike.
      I want a partner who reads the manual. I've done the other kind.
      The three of us open a place by the harbour, soup only, closed on Mondays and whenever it's sunny.
      In my dream I am sixty-eight, the tumour is a story I tell too often, and my nephew says "yes auntie, we know".
      May the Lord keep me useful, and if not useful then at least cheerful.
      Get my licence. Buy the Fiat. Drive to the sea on my own with all the windows down.
      I want to stop being the eldest for one whole summer.
      Let them scatter me off the pier at Whitby in the year 2070, upwind please, and then go for chips.
      I picture a balcony in Tbilisi, with Nino shelling walnuts and me pretending to help.
      Being paid what Greg is paid. That would be a start.
      From January, the first hour of the day is mine: no screen, no child, no news.
      i want to be taller but i also want to be kind, kind is easier to practise
      A forest graveyard, an oak, no plaque. My kids know about it and think it's very me.
      My mother hid her paintings. Mine will hang where you can't miss them, right opposite the loo if I have to.
      What stays after me? A footpath, I hope. I've fought the council nine years for that footpath.
      I'm not having a second child and I'm not having this conversation a second time either.
      Twenty years on we still share one bike between us and a dislike of coriander.
      To earn enough, and to know when it is enough.
      I want the cleft lip charity to get the flat in Lyon when I no longer need a flat.
      Before my contract ends in August I'll have a portfolio, a website and the nerve to send it.
      It's raining, the goats are under the lean-to, I've got nowhere to be until Thursday.
      Never want to hear "we're like a family here" at an interview again.
      Somebody at the grave should tell the joke about the bishop. All of it, Father Brendan included.
      I aim to finish my sentence well, get the welding ticket inside, and be at Josie's ninth birthday on the outside.
      I want to sing in public once without wine.
      Our language class becomes a school; the school gets a garden; the garden gets a gate the children painted.
      I would be content with a window that faces west and a knee that bends.
      Leave the bottle behind in this house when I move, like the curtains.
      Abuela's rosary goes to Lucía, because she's the only one who ever asked what the beads were for.
      He and I, old, doing the crossword in ink, wrong.
      Want out of logistics. Want into lighthouses, if that's still a job.
      By my thirtieth birthday I'd like to have one friend who knew me before I changed my name and one who came after.
      I'd love to be that neighbour who has the ladder.
      The last payment goes off in March 2031 and on that day I'm taking the whole street for kebab.
      Nothing grand. A shed.
      I want to be remembered as someone who brought back what she borrowed.
      Every year one week with my brothers, no wives, no phones, same hut, same awful stove.
      When I think of ninety I see a very long corridor of bookshelves and me with a torch.
      To be rid of the wig and the fuss, and to walk into the staffroom bald and bored by it.
      I hope my ex is happy. I hope I'm happy louder.
      I'll have learned to weld, which my late father said was no job for a girl, and the gate on his grave will be mine.
      We're going to stop buying the kids stuff and start giving them Saturdays.
      All I'm after is a job where I can sit down.
      My grandchildren speak to me in Tigrinya, with terrible accents, and I pretend not to notice the grammar.
      I want no medals, I had them, they're in a drawer. I want a puppy.
      At forty-five: divorced from sugar, married to Paul.
      I will plant the hedge this autumn knowing it's for whoever has the house after us.
      Nobody in this family has ever lived past eighty, so I'm planning for ninety-one out of spite.
      I want my body back from football and into something gentle like bowls.
      To have one room where the door shuts and the things I put down stay put down.
      The novel is out. It sold four hundred. I'm wearing the green shoes anyway.
      When the little one turns eighteen I am going to Bolivia, and they may visit.
      i dont want to be rich i want to not check the price of butter
      My plan is to be the first imam in our town who is also known for his tomatoes.
      Let me have time enough to teach Yusuf the oud, and Yusuf patience enough to learn.
      I'd give up the house on the lake in a heartbeat for one long table and everyone talking to each other again.
      No more diets; I've been on one since 1987 and I'd like to meet my own hunger.
      Once the new kidney is in and humming I will eat a banana in front of the whole ward.
      I see Mika at twenty, on a train platform, with a rucksack, not needing me, waving anyway.
      Hand over the firm before they have to prise it out of my fingers.
      I'd like the village to have a doctor again, and I'd like it to be me.
      A year off. Not to find myself, just to paint the fence.
      I want my wife to be able to say in old age that I carried my half.
      Someday the box of photographs will have names pencilled on the back of every last one.
      Not going back to Manila until I can go back with gifts for all twenty-two of them.
      Learn to swim at fifty-nine. My granddaughter has offered to hold my chin.
      They can have my job, my desk and my mug with the chip. I'm keeping the pension.
      What would make it a good life is if Hanne and I get the sauna finished.
      I wish to own fewer than one hundred things, and for one of them to be a very good knife for bread.
      Six in the evening, garlic in the pan, Billie Holiday, nobody late.
      I want to end the year owing nothing to anyone but letters.
      My late sister wanted to see Petra. I'm taking her scarf.
      To retire into a choir, a choir with bad tenors so that they need me.
      I shall be a difficult old woman in a very comfortable chair.
      When people leave our house I want them to be carrying something: jam, a book, a cutting.
      Goodbye to the night bus, goodbye to the lanyard, hello to my own small van with my name on the side.
      I want a man who'll hold an umbrella over both of us and not just over his hair.
      It's the year 2040 and the mill wheel turns again, and some child asks me who fixed it, and I say a lot of us.
      I'm going to stop keeping score with my sister-in-law. She's winning anyway.
      By Michaelmas the manuscript goes to the bishop's office and whatever he says I'll start the next one.
      I want to turn off the light at night with nothing on my conscience but cake.
      Free of the mortgage, free of the in-laws' timeshare, free on Fridays.
      Grandpa built us a bridge over the ditch in 1961 and we still cross it; I owe somebody a bridge.
      My daughter's got her own keys to the shop and she's changed the sign, and I like it better, though I won't tell her yet.
      Can I wish for a neighbour who plays cello? Quietly?
      When they lower me down, sometime around 2065, someone should have the decency to play ABBA.
      Getting my degree at 71. The gown is rented, the pride is all mine.
      I want to leave Facebook, the parents' committee and the keto group, in that order.
      Population ninety-four, ninety-five when I move in with the donkey and my complete Simenon.
      im going to be a vet but only for big animals cause cows are calm
      My dear wife is gone six years and I want, slowly, to dance with someone again.
      No school run, no packed lunch, no nit comb. I chose this and I'd choose it again.
      Let our house be the one where lost gloves get returned to.
      I want to read the whole Torah in Hebrew before I'm eighty, and argue with most of it.
      Oslo, a rented room, snow, a job in a kitchen where they shout only for fun.
      What I'd like to be quit of is the feeling that rest must be earned.
      First the braces, then the blue hair, then Japan.
      My husband cooks. That's it. That's the dream and he's agreed to start with eggs.
      I want the last thing I sew to be something silly for a great-grandchild.
      On the fourth of May each year we light a candle for Bas, and I'd like my kids to carry that on after me.
      A pension that's bigger than my rent, please and thank you.
      I'll leave the union stronger than I found it or I'll have wasted thirty good years of shouting.
      Marathon no, Camino yes. Boots are bought, blisters budgeted.
      I don't want to be anyone's manager ever again, I want to be a very good carpenter with a very good lunch.
      In my sixties I'd like to be in love, and slightly embarrassing about it.
      At the long table under the vine there are eleven of us and nobody has mentioned the inheritance.
      To have stopped chasing my father's approval so completely that I forget he had any to give.
      We will dig a well at my grandmother's village and the plaque will have her name spelled properly.
      Wish I could be a person who waters things before they droop. Starting with the fern.
      Every month one letter, on paper, to someone who doesn't expect it.
      I want to come home from sea for good when Ola starts school, and to be at every boring assembly.
      After the last chemo I'm getting a tattoo of a snail. Slow and still going.
      They'll say he never finished the bathroom. Let them.
      I want a life in which the word "deadline" only ever means newspapers.
      Peace between my two boys. I would trade the vineyard for it.
      I am on the ferry and the engine hums in my feet, and I have told the office I'm not coming back.
      To have the courage to be bad at drums in front of my children.
      When I get to heaven, and there's no rush, I'd like it to have a decent library.
      No more living out of a boot of a car between mum's and dad's. Next year I'm eighteen and I get one address.
      My legacy is a spreadsheet that actually works, and I'm at peace with that.
      I want to give my good coat away while it is still good.
      Seventeen years as a waitress and the next seventeen I'd like to be the one who gets asked if everything's all right.
      By harvest I'll know if the new vines took. By the harvest after, I'll be able to sleep.
      Put me down for great old age, clean sheets, a view of the Drakensberg and everyone well fed.
      Don't wanna be a lawyer. Told my parents. They're coming round, like, glacially.
      A stall at the Saturday market with my own honey, my own label, and Grandma's face on it, frowning.
      I want the garden gate to squeak so I can hear who's coming and put the coffee on.
      The loneliness of these last winters should have taught me something; it taught me to knock. I'll be knocking more.
      To live within walking distance of my sister and out of earshot of her husband's trumpet.
      I will stop lending money to Uncle Rashid in the new year. I will start lending him books.
      Four kids, loud house, one bathroom, bring it on.
      I want to be the oldest person ever to pass the forklift exam at our depot.
      Let it be said of me that the coffee was strong and the door was open.
      Mornings with the horses. Afternoons with the horses. You get the idea.
      I want to be done with the lawsuit by Christmas, win or lose, and hang something on that bare wall.
      My son is autistic and I'd like him to have a flat, a bus pass and three people who'd notice if he had a cold, long after I am in the ground.
      Go vegetarian, except at my mother's.
      I'd quite like to be mayor. There, I've written it down.
      In thirty years there's a school named after Sister Agnes, and I'm the old fool who cut the ribbon crooked.
      No wedding dress, no seating plan, just us two at the registry office in Gdynia and herring afterwards.
      I'm giving up being right.
      When Papa died he left us a shed full of screws. I'm leaving mine labelled.
      I would like to forget my phone at home and not notice until evening.
      The picture in my head: Saturday, wet boots in a row, five pairs, and the smallest are red.
      Let me become a grandmother or let me become a pilot, I'm easy.
      I want to come out to my gran while she's still got all her marbles. I think she knows.
      To plant one thousand trees and to have the sense to count only the ones that lived.
      We sell the flat in Milan and nobody in this family ever again says the word "kitchen renovation".
      My knees want Portugal. My heart wants Leeds. We'll see who's in charge at sixty.
      I want to know the stars by name, not all, say twenty.
      The band gets back together for one night when we all turn fifty, and nobody brings up the van.
      I shall leave my brain to the university; they can finally find out what was wrong with it.
      What I want for love is someone who's nice to waiters.
      By Diwali I want the loan cleared and Amma's bangles back out of the pawn shop and on her wrist.
      One day a week without talking. The monks do it and they look alright.
      I want to be living on the island when the ferry stops for winter, with enough wood and enough Agatha Christie.
      Somebody should tell my grandchildren that I crossed two borders with a sewing machine on my back and was never sorry.
      quit vaping, get a dog, move in with Kel. prob in that order
      I'm eighty-three, what do I want? Another spring, and for them to fix the lift.
      The end of the silence with Mirjam. I'd go first, I'd ring, I'd bring the poppyseed cake.
      Teach until they carry me out with my whiteboard marker in my hand, smiling.
      I want a job with no heroes in it.
      Our child knows both her mothers' languages and uses them to play us off against each other.
      To wake up without maths in my head: rent, food, bus, rent, food, bus.
      I'd like to have made peace with my nose by twenty-five.
      Never another winter in this flat with the mould. By October we're out, deposit or no deposit.
      I see a workshop with the doors open to the street, and an old radio, and kids asking what that's for.
      My prayer is to be a priest people ring at three in the morning and don't apologise to.
      I want to hand down the sourdough. It's older than my marriage and better tempered.
      The allotment committee should name the compost heap after me. That's legacy enough.
      I'm retiring from being the strong one.
      When my girls clear out this flat some day I'd like them to find things that make them giggle.
      Two years from now I have my own chair at the salon, then my own mirror, then my own door.
      I want to eat dinner at six like a pensioner and go to bed at nine like a farmer and be sorry about none of it.
      He'll be tall, my boy, and he'll hug people first.
      No TV in the bedroom, no work on the laptop, no ghosts of exes.
      I would like the river clean enough that I can put my grandson's feet in it, where mine were.
      Finish paying for Dad's headstone, then start saving for something alive. A pony, for instance.
      A life with more bread in it, both kinds.
      I want to get up from the desk at five and have my shoes already on.
      Some evenings in that future we do nothing at all, and do it together, with the lamp on.
      Day shift by spring, or I hand in my pass and drive the milk round like my cousin.
      There'll be a notebook in the top drawer with all the passwords and a few compliments for each of you.
      My own mother never told me she was proud, so every birthday I tell mine twice, and I'd like them to find it tiresome.
      Spring: physio. Summer: the small hill. Autumn: the big one.
      I want a grave with a view, but first I want forty years of the same view from a chair.
      Would love to be the guy who fixes bikes for free on the square every second Saturday.
      No religion for me, thanks, but a bell somewhere in the distance.
      I'll have stopped colouring my hair and started colouring the walls.
      Father Okafor says ask for much, so: health, a husband with humour, twins, and my brother home from Libya for good.
      In the future nobody asks where I'm really from, and if they ask I've a funny answer ready.
      To get my daughter back full time, I'll do every class the court likes and hand in the homework early.
      I want to look at the sea and not take a picture of it.
      The orchard in May, me with a hat, eighty years old and bossing the pickers about in two languages.
      I'm leaving banking. I'm going to make cheese. My wife has known for weeks because of the smell.
      Somewhere to park, someone to kiss, something to laugh at.
      When they speak at my sixtieth I don't want a word about work.
      I want our Friday dinners to survive me; Ezra knows the blessing and Tal knows the chicken.
      No more pretending to like jazz for anybody.
      I wish I could give my kids the sound of the house when I was small, with all the uncles. I'll settle for one uncle and a karaoke machine.
      In three years I run the ward, and the night shift gets hot food, and the rota comes out a month ahead.
      A divorce that the children will describe one day as "fine, actually".
      i want to meet my bio mum once, have a tea, say thanks and go home to my mum
      Let me finish my term as treasurer well: accounts straight, tools oiled, no one waiting on an apology from me.
      We go back to Sarajevo each summer until the grandchildren complain and then two summers more.
      I want to become somebody who sends the postcard, not only buys it.
      By the end of this year I'll have told three people at work that I'm deaf in one ear.
      My vision? Sheep. Next question.
      To be cherished in a plain way: soup, a lift from the station, a text when the plane lands.
      I will leave my husband's family the silver and keep the recipes, they never cooked anyway.
      She and I, on the porch, eighty-odd, still bickering about 1994.
      I hope to outlive my mortgage and to be outlived by my tortoise.
      The studio has north light. I pay for it by teaching two days, and the other five are paint.
      No promotions. I like it on this rung, you can hear people from here.
      I want to have been to every one of my grandkids' plays, including the one with the recorders.
      My stroke took the words on the left shelf. In a year I want half of them back, beginning with the names of birds.
      I'd have us buried side by side in Ballyvaughan in due course, and not a day sooner than the bank pays out my pension in full for thirty years.
      Stop biting my nails in time for the wedding photos.
      One day the mine closes and the town is still here, with a school and a swimming pool and a bus every hour.
      I want to love a man openly, in my own town, on a weekday.
      Before Ramadan I'd like to have patched things up with every neighbour on the staircase, even number nine.
      The truck is sold. I wave at trucks now, from my tomatoes.
      I'd want them to say she was never bored and she never let the wine run out.
      Get out of Dad's shadow; open my own dental practice two towns over and let him refer people to me.
      Grey morning, wool socks, a manuscript that's actually mine, Dora snoring in the next room.
      I don't want more followers. I want someone to help me move a wardrobe.
      My wish for my country is that my son can do his service with a shovel and not a rifle.
      A second-hand camper, a second-hand husband, both with some rust.
      What I'll leave: a clean cellar. My children have no idea how great a gift that is.
      I want to learn to be hugged. It sounds daft, but it's on the list between Spanish and the roof.
      Sundays are for the hill behind the house, from now until my hips resign.
      Give me a town small enough that the librarian puts books aside for me.
      I'm ending things with sugar, Netflix and Bartek, not necessarily all on the same day.
      Forty years hence I'd like some kid to sit on my stone, eat a sandwich and read my name aloud for fun.
      The dream is to fail my driving test fewer than nine times.
      I want to have time for the old ones at the home, real time, not eleven minutes each with a stopwatch.
      To keep the promise I made Grandfather under the walnut tree, which is that the land stays a meadow.
      My future wife is bossy, I can feel it, and I'm looking forward.
      Rid of the storage unit by April. If I haven't missed it in six years I won't.
      I'd like to have a say in the village, and I'd like my daughter to have two.
      We'll foster the tough ones, the teenagers, the ones who test the locks on the biscuit tin.
      At my desk in the window there's a blue lamp, and letters come from students who went further than I did.
      I want my voice to be the one the kids hear in their heads when they need someone to tell them it's only a dent.
      Nothing with heights. Otherwise I'm open.
      When Mum goes, many years from now I hope, I want to have no sentence left that starts with "I should have asked her".
      I see it like so: the wheelchair's muddy, because I've been down to the lake, by myself, and back.
      Make head chef by thirty-five, and not scream at one single person on the way.
      I want to live long enough to be called "spry".
      A marriage in which somebody else also knows where the scissors are.
      Every Advent we bake for the whole block, and when my hands give out the Kowalczyk girls take over the rolling pin.
      I don't want to be buried in a suit. Put me in the fishing jacket and check the pockets for hooks first.
      Save 200 a month, tell no one, then Iceland.
      i wud like my dad to come to my gradution and clap the loudest, and then we go for ribs
      To die old, my son says, is the plan of lazy people. To live old, I tell him, and that's the one I'm working at.
      The clinic in Gulu named its maternity room after my teacher, and I delivered the first girl in it.
      I want off the pills for my back by next summer, with Dr. Lindqvist's blessing and a lot of pilates.
      Never again will I cook two separate Christmas dinners.
      I hope at the end someone closes the piano lid gently and then opens it again for the children.
      My sixties are going to be my wild years, I've filed the paperwork.
      There's a map on the wall with pins, and by fifty I want there to be a pin in every continent but the cold one.
      I would like to be less afraid of the phone. I'd like to pick up on the second ring and say my name.
      What I hope to have built is a place where a boy like I was could sit in the warm and do his homework.
      Stop ironing. Full stop.
      We inherit nothing, we leave something. That's how Joaquim and I have put it, and we're on track.
      I'd like my little brother to stop growing and I'd like to stop being broke.
      I want to belong to a street the way my grandmother belonged to hers, broom in hand and informed of everything.
      It's Shabbat, the phones are in the drawer, the twins are building something terrible from cushions, and I'm not needed anywhere.
      Two things: to see Benfica win the cup with my dad, and to get my sister through law school.
      The old quarrel about the fence can be buried before I am, preferably this spring and with schnapps.
      To be a body that moves for joy and not for punishment, at whatever size.
      I want to close the restaurant on a full house, kiss the cooks, and hand Mehmet the ladle.
      My motto for the next ten: shorter meetings, longer lunches.
      Let there be someone to scratch my back in 2055.
      I mean to write to the child I gave up in '79, put my address in, and let her choose.
      I'd like a small legacy of trouble: a good law changed, a bad one gone.
      On the kitchen wall are the heights of all the children, ours and other people's, going up like a ladder.
      Never wanted a big life. I want a deep one, with a good mattress.
      I shall be that widow on the cruise who wins at cards.
      By my fiftieth I want to be able to sit in a room with Father's portrait and just see a man with a moustache.
      I want to give up the seat on the board to someone under thirty and then hold my tongue.
      Five in the morning, nets in, gulls, my son at the rudder for the first time and me saying nothing.
      I want to leave the army with my pension, my sense of humour and both eardrums.
      Let the cats have the armchair after me. It's in writing.
      My girl asks what heaven is like and I want to have an answer that involves custard.
      In autumn I start Arabic, so that I can read Grandfather's poems and find out whether they're any good.
      Kids? No. Nieces, yes, in bulk.
      I'd wish for a heart that doesn't skip, and if it must skip, let it be over somebody handsome.
      Tear down the wall between kitchen and parlour, and get Mother to laugh about the dust.
      At the wake, which I've scheduled for no earlier than 2071, there'll be an open bar and a closed casket and my cousin's terrible fiddle.
      To be finished with proving it.
      I'm in the greenhouse, it's February outside and June in here, and someone is shouting that soup's ready.
      no more being the translator for my parents at the bank. they take the class, i take the summer off
      I want my students to overtake me on the outside lane, honking.
      Our anniversaries from now on get celebrated in the place where we met, which is a tyre shop in Kaunas.
      Before I hand in my badge I'd like to solve the Lindgren case, and after I hand it in I'd like never to think of it.
      Let my name be in the acknowledgements of somebody else's book.
      I want a bigger heart and a smaller inbox.
      When I'm too old for stairs I'll move in with Zeynep as we agreed at nineteen, and we'll hire a boy for the jars.
      The miscarriage was in April. Next April I'd like to plant a magnolia, and sit by it with Dan, and be all right.
      Never going to own a tie again, not for weddings, not for court, not for Saint Peter.
      A hundred chin-ups, total, over my lifetime. I believe in modest goals.
      I'd like to be so settled in Hanoi by then that I complain about tourists.
      God grant me grandchildren who argue.
      My wish for the factory is that when the last shift ends they leave the gate open and let us put a theatre in.
      I want to find out, before it's too late to enjoy it, whether I can sing.
      The youngest goes off in September and I'm taking her room for my looms. She's been told. She measured it for me.
      To have lived one whole year according to the weather.
      I don't want to own a car any more, I want to own a very loud bicycle bell.
      They'll find out at the reading of the will that I bought the football pitch. I'd pay to see their faces.
      With God's help six months sober in May, a year in November, and then I stop counting and start coaching.
      I would like Alba to grow up somewhere she can walk to her friend's house barefoot.
      What I am leaving: the choir, the diet, the argument about Heidegger.
      Someone to grow weird with.
      By thirty I want to have stopped apologising for the wheelchair and started charging people for leaning on it.
      I see us in the allotment, Mo with the hose, me with the gossip, both with hats.
      My teacher wrote that I would come to nothing. At my retirement do I'd like that report read out, with drum roll.
      A hundred and two is the target, with a good argument the evening before and a better pudding.
      Let somebody else chair the carnival committee. I'll be in the crowd, with a sausage.
      We make it legal this year, the rings are from Etsy, his mum is crying already.
      I want the trick of staying in touch, which I've never had. First of every month, one old name, one call.
      Three goals for health: sleep, sleep, and get the mole looked at.
      When the bridge is finished I want to walk over it with my crew, before any politician does.
      To own a door. To paint it. To lose the key and have it not be a landlord's business.
      I hope I'll have taught my boys to cook, to cry and to change a tyre, and that they get the order right.
      No more trips to the in-laws in February, let February be ours.
      Sixty years old, on the trapeze. They do a class, you know, on Tuesdays, in Montréal.
      I want to return to the mountain village of my mother and ask to see the house. Only to see it.
      I will sing at my sister's wedding, though she says it isn't in the programme.
      One more degree, then I swear I'll get a job.
      It's a wide field, the tent is up, four generations are sleeping in it badly, and I've never been happier.
      I'd like to be missed at work for about a week, and at home for a good long while.
      Teach my granddaughter to gut a fish. Let her teach me the telephone.
      My dream house has no corridor.
      I want to put the ring in the drawer by winter, not the bin, just the drawer, and let it be something that happened.
      Get the village its own ambulance and train six of us to drive it.
      I'll be a person who is early, God help my friends.
      My whole childhood we whispered because he was on nights. In my house, the kids shall be allowed to thunder.
      The letter of resignation is written, dated the first of May and fairly polite.
      What shall they engrave? "She asked." Nothing else, and in a nice plain letter.
      i want 2 be on the national team and i want my mum 2 be able 2 stop cleaning houses
      Give away the Sunday silver, keep the Sunday.
      A life less beige.
      In my fantasy I turn down a very prestigious award because it clashes with bowls.
      I want to see my homeland without a visa stamp, on a normal day, buy bread and be ignored.
      The chapel ladies can have my hats. Gwen gets first pick, since she's been eyeing the lilac one since 1988.
      Half past nine, school's quiet, I'm the head now and my door's the one propped open with a brick.
      I'd like not to dread birthdays. I'd like a picnic, with rain cover, and four people who remember it without being told.
      When the eyes go, I want to know enough by heart to keep me company: psalms, Pushkin, the whole of Dad's jokes.
      By Pentecost I will have walked from my front door to Santiago in stages, and by then I may even know why.
      Quit the firm, marry the florist.
      I'm hoping to reach the age where one wears slippers to the shop.
      I do not want my children looking after me out of duty, so I have booked my place at the Lindenhof and they may come for the cake.
      Every birthday from now on I give one thing away that I love. This year it's the blue jug.
      To be held in the small hours by somebody who isn't checking the time.
      The boys at the boxing gym will carry the box, I hope, in fifty years, and one of them will make a joke about the weight.
      I want the strike to end with a contract, and then I want to go home and sleep beside my wife like a normal man.
      Let me age like my grandmother: shrinking and getting ruder.
      No tattoos, no tantrums, a bit of tango.
      If all goes to plan I'm a marine biologist by 2036 and my sister can stop calling my room an aquarium.
      A long quiet marriage. I've tried loud.
      The last pack goes to Enzo on Monday, and from then on my lungs and I are on speaking terms.
      We planted an oak when she was born and I'd like her to get married under it, or read under it, or just be cross under it.
      From the window I can see the school bus come, and I have time to put the milk on before she is through the door.
      I wish to free myself from this house full of my late aunt's porcelain. Each week, one shepherdess goes.
      My purpose, as far as I can tell, is soup.
      Let me have twenty summers more with working hips and then I'll negotiate.
      Never going to be thin, going to be strong instead, deadlift my own weight by Halloween.
      I'd love to hear my son say "when I was a kid we always" and for the end of that sentence to be something good.
      The hut stays in the family, no one may sell it, and whoever leaves last empties the mousetrap.
      To get my mother's accent back. I sanded it off for the job and I want it for my old age.
      In Kigali, in ten years, I'm the woman who makes the chairs in the cafés.
      I want no speeches at my leaving party, only crisps.
      Start therapy in March, stop being sarcastic to my wife by summer, buy a canoe for the two of us either way.
      Somebody kind to sit opposite at breakfast and not talk.
      I'd hand over everything I own for my sister's laugh back; as I can't, I'm learning to laugh like that myself.
      When my time on the council is up I want the buses to run on Sundays and my name to be on nothing.
      It is the first day of the holidays, I have a tin of worms and my grandson's entire attention.
      I want us to be the old couple on the tandem, her in front because she can read a map.
      Leave the keys under the pot, leave the light on in the hall, leave the world one decent apple variety. That'll do me.
      More courage at the dentist, less at the roulette table.
      So here it is: a house by the fjord, Leif asleep over his newspaper, and the argument about the dog settled in favour of two dogs.
      Whoever gets my fiddle must play it badly for at least a year, same as I did, that's the condition.
      Stepmum and me, we decided: from this Christmas no more "stepmum", just Jo.
      Bury the lottery tickets with me in eighty years' time, so I can check them in peace.
    `),
  },
];
