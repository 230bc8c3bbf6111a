import { lines, type MeaningGroup } from '../../cases.types.ts';

/** People who are hurt, held or watched by others, and ordinary families. */
export const PEOPLE_VIOLENCE: readonly MeaningGroup[] = [
  {
    name: 'abuse, explicit',
    tier: 'now',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      he hit me again tonight
      My husband punched me in the stomach in front of the children.
      she kicks me when i am asleep and says it was a dream
      Dad choked me against the fridge till I saw stars.
      he strangled me last night. my voice is still hoarse and i told them at work it's a cold
      I was raped on saturday.
      My boyfriend raped me and then asked what I wanted for breakfast.
      he forced himself on me, i said no four times i counted
      Someone put something in my drink and I woke up in a flat in Leith with my tights gone.
      mum burned my hand on the iron because the shirts were creased
      He holds the kettle over me. Tonight some of it went on my leg.
      My son beats me for my pension money.
      The carer slaps mother when she wets the bed, I saw it through the door.
      the night nurse twists my arm and tells me nobody believes old women
      My boss keeps my passport in his safe and says I owe him four thousand for the flight.
      they took our passports the first day. We are nine girls in one room and the door is lock from outside
      I am locked in the bedroom. He took the handle off.
      he's locked me in the house and gone to work with both keys
      Stepdad belts me when he's drunk, buckle end
      my brother comes into my room at night and touches me
      Uncle has been abusing me since I was seven. I am thirteen now.
      my teacher makes me stay behind and puts his hands up my skirt
      Father Declan touched us. I am sixty-eight and have never written that down before, and he is still saying Mass in the next parish with the altar boys.
      He says he will kill me if I leave and I believe him.
      he held a knife to my throat for about ten minutes while the pasta boiled over
      My ex pointed his gun at me on the porch.
      he told me exactly where he'd bury me, up behind the reservoir
      She threw a pan of hot oil at me. My ear is blistered. I'm a man of six foot two and I hid in the shed.
      My girlfriend bites me, hits me, breaks my glasses, and I cover for her.
      the guards beat me in the shower room, no cameras there
      Screw called Hanlon broke two of my fingers in the door and wrote it up as an accident.
      Police officer beat me in the station until I signed.
      They are marrying me to my cousin in Lahore on the 14th and I have said no and no and no.
      my parents booked my ticket one way. the man is 43. i'm 16
      he filmed me in the shower and says he will send it to my whole year unless i do more
      A man online has my pictures and wants 500 dollars by Friday or my mother gets them.
      this guy from snap is blackmailing me with a nude, he keeps asking for worse ones
      he is outside my door again, third night. I can see his trainers under the letterbox
      My stalker has got into the building.
      ex followed me home from the station and tried the back door handle
      got battered by my da again for nothing
      He dragged me up the stairs by my hair.
      pushed me down the stairs and I'm seven months gone
      he kicked me in the belly because the baby isn't his he says
      My wife stabbed me with the vegetable knife, a small hole, I put a plaster on it.
      my dad threw me through the glass door
      Mam beats the wee one with the wooden spoon till it snaps, then gets another.
      they beat me at the madrasa with the cable and my back is open
      Sir caned me until I bled and made me thank him.
      Madam pours hot water on my feet when I am slow. I am housegirl in this place since nine years old.
      My employer hits me with the slipper, the hanger, the phone, whatever is near.
      sir comes in my room in the night when madam is travelling. There is no lock.
      I was sold. My aunt got money for me and I work in this bar in the upstairs.
      they make me sleep with eight, ten men a day and keep the money
      The gang makes me carry drugs to Norwich and if I say no they'll stab my sister.
      he pimps me out to his mates to pay what he owes
      I clean cars 14 hours and sleep in a container, they beat the boy who asked for wages
      my husband drugs me at night, I found the blister packs and then I found the videos
      he crushes tablets in my tea so I can't get up and leave
      woke up with him on top of me again. married eleven years and he says it's his right
      he slammed my head on the dashboard for talking to the petrol man
      He threw me out of the moving car.
      my partner breaks my things first and then me
      Smashed my face into the sink. Tooth came out. I have it in a tissue.
      he cracked my rib with the remote, can't breathe in all the way
      black eye, split lip, he did it, there, I've written it
      My father is beating my mother right now in the kitchen and I have my brother under the bed with me.
      i can hear him hitting her through the wall, she has stopped shouting
      he spat on me and then he slapped me with the back of his hand, the ring cut my cheek
      Mum's boyfriend makes me take my clothes off when she is on nights.
      he said if I tell anyone what he does to me he will do it to my sister
      my stepbrother forced me. nobody in the house will look at me
      I am fourteen and my dad's friend had sex with me, I didn't want it
      He shook the baby. He shook her so hard her head went.
      my partner hurts my little boy when I'm on shift, he told me with his dolls and then with words
      found cigarette burns on her back when i bathed her. her father had her for the weekend
      I was held down by three of them behind the sports hall.
      the older boys in the unit made me do things, staff know
      House parent at the home locks us in the dark cupboard all night without a blanket.
      At the boarding school the prefects beat us with hockey sticks until we cannot sit.
      My sister-in-law beats me with a pan and my husband's mother holds the door.
      They poured kerosene on me and said where is the rest of the dowry.
      in-laws are beating me daily for dowry, my own father says adjust
      My husband says he will throw acid on my face if I go to my parents.
      he's threatened to set the house on fire with us inside
      he put petrol through the letterbox
      my ex says if he can't have me nobody will, he sent me a picture of the knife
      He shot the dog in front of me and said you're next.
      he cocked the pistol and laid it on the pillow between us
      My ex-husband broke in and beat me with a tyre iron.
      he tied me to the radiator with the dog lead
      chained by the ankle since Tuesday. I write this on the back of a flour bag
      I've been kept in this flat for two months and I'm not allowed near the window
      he won't let me out of the van
      We are made to work on the boat and when Joel asked to go home they threw him over the side.
      captain hits us with the gaff, three months no pay, my seaman book is with him
      The foreman beats us in the field with a hose and holds our papers.
      My agency man took my passport, my phone, then me. He rapes me on Sundays.
      my daughter pushed me over and stood on my hand, I'm eighty one
      Grandson hit me with my own stick when I would not give the bank card.
      my nephew twists the skin on my arms until I sign the cheques
      My husband has dementia and last night he had me by the throat again.
      they tie dad to the chair in that home, I saw the marks on his wrists
      the carer washes me in cold water for punishment and pulls my catheter
      she pinches him black and blue where the sleeves cover it
      He punched me so hard I lost the hearing in that ear.
      he kneed me in the back and i cant stand straight
      I got thrown against the wall for burning rice
      She clawed my face open because I came home at ten past.
      hubby headbutted me. nose is broken i think. kids think i walked into the cupboard
      dad whipped us all with the extension cord, even Tina who is 4
      My mother holds my head under the bath water when I answer back.
      mummy locked me out in the snow in my pyjamas
      She makes me kneel on rice for hours facing the altar and beats me if I fall.
      stepmum doesn't feed me, she hits me if i take bread
      They chain my brother in the yard because of the epilepsy and the pastor beats the demon out of him.
      pastor flogged me in front of the church to drive out the witch in me
      The prophet said to fast and then he lay on me. I am fifteen.
      my coach rapes me on away trips
      swim coach has been touching me since regionals, he says it's massage
      the scout leader did things in the tent and told me it was our secret
      my driving instructor pulled over and grabbed me and wouldn't unlock the door
      taxi man took me the wrong way and assaulted me. I got home at 5, I haven't told anyone
      my landlord wants sex for rent, he came in with his key and pinned me
      Manager pushed me into the cold store and put his hand over my mouth.
      The doctor on the ward touched me while I was sedated and I remember all of it.
      my physio assaulted me on the table today
      Sergeant raped me in the stores. Chain of command says think about your career.
      three lads from my platoon did it and filmed it, it's on their group chat
      I was gang raped at freshers. it's monday now, I went to the lecture
      mugged at knifepoint by the canal and they kicked me after they'd got the phone
      five of them jumped me on the way home for being gay, boots, my eye is closed up
      My father says he'll kill me for what I am and my brothers took the door off my room.
      my brothers beat me because they saw me talking with a boy at the bus
      My uncles are talking about honour and they have stopped speaking when I come in. Baba said I should be dead before Eid.
      They cut me when I was nine and next week they'll do my little sister.
      grandma is taking my sister to be cut in the summer holidays, like me
      he broke my phone then my wrist
      Got a hammer thrown at my head this morning by the man who promised to cherish me.
      he whacks me round the head when the football's lost
      my bf grabbed me by the neck and lifted me off the floor
      He squeezes my throat during and doesn't stop when I tap.
      he bit my face
      hes gonna kill me one of these days he said so himself, and he's coming up the path now
      i'm hiding in the bathroom, he's kicking the door in
      He is asleep now with the knife beside him, and my shoes are on his side of the bed, and I am writing this to keep awake.
      i ran to the neighbour's barefoot. he's in the street shouting what he will do to me
      She broke my arm when I was packing.
      my twin gets it worse than me, dad uses the poker
      he burnt me with the straighteners
      Stubbed his fag out on my thigh and laughed.
      I am being beaten at home. That is the sentence. I am a deputy head and I cannot say it aloud.
      my husband is violent and tonight it was the broom handle
      Got hit. Got hit again for crying.
      She slaps me round the face most mornings before school
      Being abused by my wife for six years, she has put me in casualty twice
      my partner hit me with his car, only the bumper, only my knees, but he meant it
      He tried to run me over in the Lidl car park.
      he's going to hurt me when he gets in, he texted it, he texted what with
      I will be beaten tomorrow when my father sees the report card
      he wants to take me to his friends on friday and i know what for because it's what happened last time
      They're planning to send me back to the man who bought me.
      my fiance knocked me out cold and then drove me to the hospital and answered for me
      I have been raped by my husband since the wedding night.
      He wouldn't stop. I kept saying stop. I bled on his mother's quilt.
      a man i met on hinge forced me last night, I keep washing
      i was assaulted on the night bus, he had his arm across me so i couldn't get up
      My cousin does things to me when we sleep over at Nani's house.
      grandad touches me in the caravan
      mums new man gets in my bed
      My foster dad hits me and says no one else would take me
      foster mum's son makes me do stuff for him or he tells them I steal
      I'm eleven. My dad hurts me down there. I don't know who reads this.
      the babysitter made me touch him
      my brother hits me with the cricket bat while our parents are at the shop and they know
      older sister burns me with her lighter and makes me lie
      my little boy said daddy puts the pillow on his face for being noisy
      my ex is beating our daughter at contact, she's got belt marks on her legs
      The nursery worker was smacking him. Three of us saw the video.
      Childminder taped her mouth. My two year old. Taped.
      he threw the toddler across the room
      My son's stepfather broke his collarbone and she is saying swing.
      teacher threw me into the desk and said he'd do worse
      the headmaster beats the small ones with a rubber pipe, I have pulled up my shirt and drawn where
      A guard here touches us girls at night check and gives phone cards after.
      In detention they hosed us naked in the yard and set the dogs.
      soldiers came, they took me and my sister in the truck for two days, I can write only this
      They interrogated me with the electric wire. My hands are shaking on this page.
      I am in cell with a man who rapes me and the officer laughed.
      cellmate battered me with a tin in a sock
      my wing owes him and he's told me what I have to do, he did it to me last night
      we were smuggled and now they say pay more or they will cut my cousin
      The coyote keeps three of us women in the house and rapes who he wants.
      I was brought from Vietnam for nails but it is not nails, it's the locked house with the plants
      they beat me in the cannabis house if I let the lights go off
      Boss man hold my visa. If I run he will report me, he slap me already two times today.
      Our caporale hits the women who are slow with the tomatoes and takes the young ones to his car.
      the family in Riyadh does not let me outside for 14 months and baba hits with the belt
      Mother-in-law burned my arm with the tongs, she says it was for learning.
      my husband's brothers beat me together, they closed the windows first
      he married me at 15 and he hits me if I ask to see my school friends
      they came to take me from school for the wedding. I'm hiding in Miss Okafor's store room
      I was drugged at the office party, I know I was, my boss took me upstairs
      spiked and assaulted. police want my phone
      He gives me pills so his friend can come in.
      he put a pillow over my face until I went quiet and then he cried
      my husband tried to drown me in the hotel pool, he called it horseplay
      hands round my neck twice this week
      can't swallow right since he throttled me
      Throat bruised, eyes full of red dots. He did it over a parking ticket.
      my bloke smashed a bottle and held it to my belly
      he cut my hair off with the meat scissors while his sister sat on me
      she stabbed a fork in my hand at dinner in front of her parents and nobody said a word
      He whips me with the phone charger.
      dad punches walls and then he punches me
      my old man took the strap to me last night and I'm nineteen
      he busted my lip, third time since thanksgiving
      Daddy shoved Mama through the screen door and she isn't talking sense.
      my momma beat me with a skillet yall
      he's got the shotgun out and he's making us all sit on the couch
      He has barricaded us in. The children are in the wardrobe.
      he took my phone, this is the old tablet, he says nobody leaves this house alive
      my ex is at the window with a brick
      He has found the refuge.
      he found my new address and there was a bullet in the mailbox
      stalker left a dead bird on my car and a note with my kid's school on it
      This man from my old work stands in my garden at night, he grabbed me on Tuesday and I got away minus a sleeve.
      my ex attacked me at the bus stop in broad day and folk just stood there
      he says he'll take the baby and drive into the quarry if i go to court
      he'll kill the kids he says. he means it. he's said it cold sober
      My father threatens to slit my throat if I bring shame on him.
      she says she'll have my legs broken, her brothers did it to the last one
      loan man has been round, broke Gary's hand, and says mine is next, then our girl's
      The lads I owe came with bats and did my knees.
      they kidnapped me from the junction and I was three days in the boot and the bush
      men in my village beat me as a witch and burned my hut, my own nephews among them
      the neighbours attack me in my yard with stones since my husband died, they want the land
      my brother in law forced me after the burial, they say a widow must be cleansed
      My husband kicks my stick away and when I fall he leaves me there.
      I'm in a wheelchair and he tips me out of it when he's angry.
      he unplugs my powerchair and hits me where I can't feel so I don't know till I see the bruises
      my support worker hurts me. I cannot say it with the board because she holds the board
      I'm deaf and he breaks my hearing aids then my fingers
      The carer steals my tablets and struck me when I counted them.
      she force fed me till I choked, the spoon cut my gum
      My son locked me in the coal shed for the night. I am seventy-four.
      our eldest is beating his mother and me, last night with the chair leg
      teenage son put me through the plasterboard
      my daughter, my own, punched me in the face for the car keys
      dad smashes my knuckles on the piano lid for wrong notes
      my gymnastics coach sits on us to make us bend, she broke Elena's foot and mine is next
      Stepfather makes my brother and me fight until one bleeds and he takes bets.
      had my head flushed and my ribs kicked by the rugby lot, third time, they held the door
      they set fire to my hair on the bus
      girls in my year stripped me and filmed it and the boys have it now
      he's selling videos of what he did to me
      my ex posted the rape. It has views.
      webcam man knows my school. he makes me hurt myself on the camera or he'll send them
      I am ten and a man in the game makes me send him photos without clothes and says he'll kill my dog
      he made me call my mum and say I'm happy here with a hand on my neck
      I've been his prisoner since March if I'm honest with the page
      My wife locks me in the garage at night and has done since the redundancy
      he beat me so bad I peed blood
      he fractured my cheekbone on our anniversary
      two broken toes from the door he slammed on me on purpose, looking at me
      i got slapped so hard my earring went in
      lost the baby. He punched and kicked and now there is no baby and he brought me grapes
      My husband beat me while I was nursing the child. She did not even stop drinking.
      he yanked me off the bed by the ankle and my head hit the boards
      Tonight with a belt, last week with a shoe, Easter with the flat of the spade.
      he clobbers me when the drink's in him, and when it isn't
      Mr R. leathered me again. In my day you did not write such things, and I'm writing it.
      My husband of fifty years struck me for the first time in 1971 and for the latest time at teatime.
      was thumped for the gravy
      beaten like a carpet, as my mother used to say of herself
      dad shot at us. he missed. we're at the garage with the lady
      He cut the brake on my bicycle and told me so.
      he poisoned my food, the cat died of it, he smiled
      hits me. says sorry. hits me.
      being hurt by somebody in this house and it's not the first house
      yes he raped me. yes i married him. yes both
      I was abused in that home from five to nine years old by the man who ran it, and he's my neighbour's carer now.
      my girlfriend forces me to have sex by threatening to say i raped her
      she sat on me and punched till she was tired. i'm a bloke, who do i tell
      my boyfriend hits me, we're both men, the police asked which of us was the wife
      he outed me to my dad and my dad knocked two teeth out
      They take me tomorrow to the camp where they beat it out of you. My cousin came back from there not speaking.
      in that troubled teen ranch they restrain us face down until we pass out
      the exorcist man sat on my chest and hit me with the holy book for two hours and mummy paid him
      Elders have ruled I must go back to the husband who breaks my bones.
      husband caught me with the bank letter and beat me with the torch
      raped by my supervisor in the packhouse, if I talk all my family loses the season
      I was grabbed on my run, dragged into the trees. I fought. He did it anyway.
      flashed then groped then followed, he's still behind me, I've stopped in the chip shop
      a man tried to pull my daughter into a car outside the school and he was back there today
      I'm scared he's really going to murder me this time, he has dug the hole already for the "pond"
      he has hit me with everything in this kitchen bar the microwave
      My brother broke my jaw and mother says boys will be boys.
      sore all over. He laid into me from the hall to the bedroom.
      he went for me with a screwdriver
      My partner hurled the iron and it got me on the temple, eleven stitches, "fell off the ironing board"
      I get beatings here. Belt on weekdays, hand on Sundays.
      papa beats me very much, i am writing in english because he cannot read it
      Mi marido me pega. I write in two languages so that one of them will hear.
      tatay hits us with the bamboo and my sister he takes to the other room
      My husband, he is beating me since we come to this country, he says police will deport me only
      Oga beat me with the belt because his son broke the plate, I'm sleeping on the kitchen tiles with a swollen face
      Auntie puts pepper in my eyes and down there when she says I have stolen
      the master's brother came to my mat again. I bit him, he broke my tooth
      The woman I clean for pushed me off the balcony, the first floor, praise God only first floor
      they don't pay me, they hit me, I sleep beside the washing machine in a house with two swimming pools
      I can't leave the brothel, he has my little girl at his mother's
      trafficked. the lady on the leaflet used that word and i thought oh. that's me
      boyfriend makes me do car meets with men and waits with the engine on and hits me if it is under a hundred
      older lads pass me round, they buy me vodka and kebabs, if I don't they'll petrol bomb mum's
      I have to sell for them or they will rape my sister. They've already cut my face.
      they made me hold a gun and then they beat me in for initiation, now I'm not allowed to go home
      My captor lets me have this pencil.
      day 9 in his basement i think. there is a bucket
      we are locked in the factory at night, there was smoke last week and no one came with the key
      he keeps me in the caravan behind the yard and I lay tarmac for him, sixteen years now, my name used to be Martin
      The man I work for broke my hands so I would stop writing. I write with my left.
      forced to marry on thursday. they've taken my phone, passport, shoes
      They will beat me till I say the vows, my aunt has told me this as advice.
      My mum tricked me, it's not a holiday, there's a man and a goat and a ring
      my husband forced me to get rid of the baby, he drove me there by the hair nearly
      he pulled out my coil himself. i screamed and he turned the telly up
      he won't let me see a doctor for the arm he broke
      He threw away my insulin and sat and watched.
      she hides my inhaler when we fight, and tonight she stood there with it while I went blue
      he makes me sleep in the bath and beats me if he hears me move
      he puts me out naked on the balcony in january
      My husband urinated on me and filmed it for a laugh with his brother.
      he hit me with the baby in my arms
      got my head smacked off the worktop for burnt toast, happy mothers day
      punched in the breast, kicked in the shin, all before the school run
      my face went through the passenger window, his elbow helped
      I've a boot mark on my back in the mirror, you can read the size
      He beat up my mum and then came for me when I rang. Blood on the landline.
      my dad killed my rabbit with his foot and said I was lucky it was the rabbit
      dad tried to strangle mum and I hit him with the lamp and now he is after me
      I'm under my bunk. Dad is going room to room.
      my ma's fella broke my arm over an xbox
      mum's partner watches me in the shower and last night he got in
      he's been at me since i was eight and now he's looking at my sister like that
      it was my father. All those years on the farm it was him in the hayloft, and the others knew.
      Grandpa put his hands in my pants again at Christmas while everyone was at the piano
      my uncle raped me at the wedding, upstairs, in among the coats
      my music teacher kisses me and worse, i'm 12 and he says we are in love
      youth pastor is sleeping with me. I'm 15. He says God is patient. I don't want to.
      He assaulted me in the sacristy and blessed me after.
      camp counsellor hurt me in the boat shed
      the osteopath put his fingers where he shouldn't and he said it was part of the treatment
      a man pushed into my flat behind me and raped me. I have not slept in there since
      My date wouldn't let me leave. He did what he wanted until it got light.
      he took the condom off and held me down when I noticed
      i passed out at the party & came round with two of them on me
      I was attacked last night in the underpass. Still got the leaf bits in my hair. Can't shower, can't ring.
      four years ago my flatmate raped me. tonight he's moved in across the landing and he knocked
      my ex throws bricks through the window and says next time it's fire
      He got out on Monday and he has sworn he'll finish me.
      restraining order means nothing, he beat me on the court steps
      he broke the injunction and my nose
      threatening me with a machete over the fence because of the hedge. He's done it to my dog
      the husband of my sister says he'll burn me with the house unless she goes back
      She's pulled a knife on me three times this month and laughs, "you'd never tell"
      my girlfriend scalded me on purpose with the shower head
      wife hit me with the frying pan like a cartoon. Nobody laughs at the hospital, I said I fell
      my missus batters me and I've the marks photographed in a folder called tax
      my carer left me lying on the floor for a night because I was rude, and kicked me before she went
      The home ties them, and me. Lap strap, wrist, wrist.
      night staff throw us into bed like sacks. Edith's hip. My shoulder.
      he's my son and he is throttling me for the heroin money
      our lodger has taken over my flat, his friends hit me, I'm only allowed my own bedroom
      they've cuckooed me, that is the word. dealers in my front room. They burnt my arm with the hob ring
      my husband with the war in his head woke me with his hands round my neck again
      He smashed every plate and then used one on me.
      my stepson punched me unconscious, his father says I provoke him
      dad hit me with his artificial leg, it would be funny if
      he belted the boy till the boy wet himself, and i stood there, because the last time i stood between he broke my teeth
      My kids are being hit by their mother and the court keeps sending them
      she locks my stepson in the dog crate
      My neighbour starves that child. She eats from our bins and has burns on her arms.
      kid in my class showed me his back today. belt marks, new on old. He begged me not to tell
      my friend's dad beats her so bad she can't do PE, she is at mine tonight and he's on the way
      my sister's husband is killing her by inches, broken ribs at Easter, choked at Diwali
      Our mother is beaten by her second husband and lies on the phone. Today she couldn't lie, he was doing it.
      he dragged my sister into the car by the scarf and they're taking her to the airport
      I was whipped at the shrine for two days on my uncle's orders
      got beat for praying. got beat for not praying
      he threatened me with the axe at breakfast, then asked me for the marmalade
      Tonight he loaded the gun in front of me slowly and said guess
      he says he's got one bullet for me and one for himself
      he made me kneel in the yard with the rifle at my neck, "just so you know"
      My husband, a police officer, handcuffed me to the bed and went on shift.
      He's a copper. He beats me with a wet towel so it won't show.
      he hits me where the uniform covers. I am a ward sister, I dress other people's bruises
      I teach other women to leave and this evening my husband kicked me down the cellar steps
      my dad the surgeon knows where to hit
      he grabbed the wheel and said he would kill us both
      pushed out of the lorry at the roundabout after he'd done with me
      I hitched and he took me to a quarry. I'm alive. I can't say more.
      abducted is such a big word but he put me in his car and I couldn't get out until Leeds
      kept my mouth shut while he hit me so the baby wouldn't wake
      He'll beat me for this ink on my fingers.
      he's beaten me every payday since the wedding
      he just slapped me. first time. I'm looking at the mark going from white to red
      my boyfriend shoved me against the lockers and twisted my wrist till it clicked
      he's at it again, hands on me, i'm locked in the car in the drive
      i've got finger marks round both arms and a promise of worse
      hurt me last night, hurt me this morning, will hurt me when the match is over
      My mother stuck pins in me for bad spelling.
      my mum tried to smother me when I was ill, she's done it since I was small, the doctors think I have fits
      she made me drink bleach water because I swore
      he forced me to eat it off the floor with his foot on my neck
      whacked with a spade by my brother over dad's field. He says next time the sharp side
      I was set upon by my own cousins, over land, and left in the ditch
      the skipper's been interfering with me every trip. I'm seventeen and I canny swim
      apprentices get the grease gun, they pinned me down and did it, they say it's tradition. I'm bleeding
      hazing. they beat me with paddles till I fainted and pledge week has four days left
      my chef burns us with the tongs when the orders are slow, look at my arms
      boss groped me in the cellar again and said my shifts depend on it
      customer followed me into the toilet and put his arm on my throat
      patient punched me full in the face, then his brother waited for me in the car park with a knife
      my pimp broke my fingers for hiding a tenner
      The man who brought me here says my family's house will burn if I don't pay, and he beats me with a hose so as not to mark
      my wife's father and brothers beat me unconscious for marrying her and took her away
      they caught us together. My father is sharpening something, my brother has my phone, I'm writing on my arm
      he keeps punching me in the back of the head where the hair hides it
      he nearly killed me and I don't know where to put that
      I am not clumsy. He did all of it, the wrist, the cheek, the stairs.
      My own husband broke my back tooth with the butter dish and I swept up
      he crushed my foot under the car wheel and said oops
      ex came through the skylight. Beat me. Left by the front door with a nod to next door.
      I'm being followed by the man who raped me.
      he waits by my son's school and he's told my son how mummy will die
      got pinned to the bed and spat on and slapped till I said I was sorry for the thing I did not do
      he hurt me bad. ribs I think. he's hoovering now
      My father will break my legs if I go to university, he has broken the other things he promised to
      the man at the hostel hits my mum and he hits me and we've nowhere else and it's cold
      my dad keeps hitting me and I'm scared to go home
      he is abusing me. I typed it, deleted it, typed it
      she attacks me when she drinks, tonight with nails and teeth
      I have been assaulted in this house again and I'm writing down the date and time
      he's threatening to kill me by text, eleven since lunch
      being blackmailed over photos, he says pay or my husband's family will see and they'd kill me
      he beats me and the pastor says submit
      My warder takes me to the store room and I come back with soap and bruises.
      He wouldn't let go of my throat until the bus came round the corner.
      I was hit by my teacher with the duster, the wooden side, and my eye is swelled shut
    `),
  },
  {
    name: 'abuse, veiled',
    tier: 'quiet',
    kind: 'danger',
    harm: 'abuse',
    texts: lines(`
      I've told them at work it was the cupboard door. That's three cupboards this year.
      wearing a polo neck in july again
      Bought the thick concealer, the green one for under.
      He's been so sweet since Sunday. Tulips, breakfast, ran me a bath. My arm still won't lift.
      long sleeves till it goes yellow
      The nurse asked if everything was all right at home and he answered for me.
      I must have bumped it. He says I bumped it so I must have.
      "You made me do that," he says, so gently.
      sunglasses at mass
      He only gets like that when he's tired. Or when I'm late, or the tea is.
      my phone goes in the bowl by the door when he gets in and he goes through it while I cook
      he has my passwords. it's a trust thing he says
      I hand over the receipts on Friday and he rings what he doesn't like in red.
      Twenty pounds a week, and I have to ask for it in front of his mother.
      My wages go into his account now, simpler he said.
      he doesn't like me in that dress so it's gone
      Skirts below the knee, hair tied, no lipstick. He checks at the door.
      I'm not to see my sister. She puts ideas in my head.
      he says Maureen is a bad influence and I've stopped answering
      I'm allowed to ring Mum on Sundays on speaker.
      My husband counts my prayers and writes the missed ones in a book.
      he won't let me go to church any more, he says the priest looks at me
      There's an app on my phone I did not put there.
      how did he know I'd been in Boots
      he mentioned the café. I never told anyone about the café
      He rings the landline at ten, at twelve and at three so he knows I'm in.
      checks the mileage when I get back
      he felt the bonnet to see if it was warm
      I have to send a photo of where I am, with the clock in.
      walking on eggshells, no, walking on the yolks now
      Everything's fine as long as I keep everything fine.
      I can tell from the key in the lock what kind of night it'll be
      listening for the van
      My stomach drops at the sound of gravel.
      boots on the stairs and I stop breathing, always have in this house
      I sleep in my clothes now, with my shoes on the outside of the bed.
      I've been sleeping in the little one's room with the chest of drawers across
      Slept in the car again, behind the Tesco. Safer, quieter.
      I put a chair under the handle at night. Mum doesn't ask why.
      can I ask to sleep at Gran's on the nights he's here without saying
      hid the spare key in the flour
      passports are in the lining of my winter coat
      I've left a bag at Jo's. Just birth certificates and a change for the kids.
      putting two pounds a week into the Tampax box where he'd never look
      The leaflet from the surgery toilet is in my shoe.
      he offered me a lift and I don't remember the bit after the lay-by
      He stopped at the lay-by. I got home at one. I'm not hitching any more and that's all I'll say about it.
      don't remember the party after the blue cup. my jumper was inside out
      I woke up somewhere and somebody had folded my clothes.
      The driver knows my stop now and waits after everyone's off.
      coach says I'm special and to stay behind
      coach picks who shares his room at away meets and it's me for Cardiff
      Pastor wants private counselling with me again, door shut, no chaperone. I feel sick on Wednesdays.
      uncle's game is only played when aunty's out
      I don't like the tickling game. I've said. He says it's our secret.
      he's got a special name for me and I'm not to tell mummy it
      roses on the bonnet again. I moved flat in June
      Somebody has been watering my plants while I'm at work.
      the same grey car, three mornings
      He knew which carriage I was in.
      A card through the door, no stamp, "you looked tired today".
      my tea is put on the floor if I've been rude
      The fridge has a lock on it and I'm good so I get it opened.
      no dinner again because of the bed
      They eat first. If there's some left then I eat.
      I'm hungry and it's a rule
      I haven't any friends left to put on this form where it says emergency contact. He's down three times.
      moved out to the country for a fresh start. no bus. he has the car
      nobody comes here now, he's made sure it's not pleasant for them
      Ben drew a picture of mummy lying down and daddy with big hands.
      my daughter stands between us now. she's five
      the wee one asked me, is daddy going to do the shouting with his arms
      He asked at nursery if all mummies sleep in the bathroom.
      my boy has started saying sorry to furniture
      Oscar hides the wooden spoons, he thinks I don't know why
      When he goes to the match on the 9th I'll have four hours.
      I've learned the bus times by heart so there's nothing written
      the woman on the line said have a word for emergencies. ours is "pineapple", I've told Nan
      Solicitor said come in on a day he's away. He's never away.
      I've copied the keys one at a time.
      He's promised. On his mother's grave he's promised. So we'll see.
      It wasn't as bad as last time.
      at least he didn't wake the baby
      he's never laid a finger on the kids, it's only me
      I know how to fall now.
      The walls have new pictures up at funny heights. To cover.
      we've no inside doors left that close
      third phone this year. i keep dropping them apparently
      My glasses broke again and the optician looked at me a bit long.
      he has a look. the room knows it
      he went quiet at the restaurant. I paid for that quiet all the way home
      I laughed at the waiter's joke and I'll be hearing about it, and so will my arm.
      The dog goes under the table before I do.
      the cat won't come in when he's home. clever cat
      I've got good at makeup, everyone says.
      took the stairs slowly. "Gym," I told them.
      I said the baby's head had done it, they do have hard heads
      A&E receptionist knows my date of birth without asking
      different hospital this time, he drove forty miles
      He says nobody will believe me with my record of nerves.
      he tells everyone I'm not well, that I imagine things. He's very convincing, he's convinced me on Tuesdays
      If I leave he gets the children. He's told me what the judge will think of my tablets.
      he says they'll deport me by Friday if I talk
      my visa is his mood
      Madam keeps my papers for safety. I asked once only.
      I am not allowed outside the gate, it is for my protection, there's many bad people
      They tell us what to say if somebody comes asking.
      the girls here aren't allowed to say their real names
      he says when debt is finish I can go. the debt is bigger than last month
      a man from work drives us there and back and holds our cards
      We're told to smile if the inspector comes and say eight hours.
      sir says I am like a daughter and then he shuts the door
      I do not sleep when madam travels.
      Mum says be nice to him, he pays the rent.
      mum's boyfriend buys me things and I wish he wouldn't
      he walks in when I'm in the bath and says oops. five oopses
      he took the lock off the bathroom
      I don't wear shorts in the house anymore
      I pretend to be asleep. It's the only thing that sometimes works.
      I count the flowers on the curtain until he goes
      he says if I tell, it'll be me that breaks the family
      granddad's lap. I'm too old for it now and he doesn't agree
      everyone says how good he is with kids. I keep my coat on
      I've been told I'm to be engaged. Nobody asked, they've bought the gold.
      Why have they packed my suitcase for Pakistan if it's only two weeks. There are wedding shoes in it.
      my cousin went for a holiday at my age and never came back to school
      Abba has stopped me from college and there are aunties measuring me
      I put a spoon in my pants for the airport like the teacher said.
      my brothers walk me to school and back and read my messages out at dinner
      they say I've brought shame. It's gone very quiet in the house
      They're sending me to an aunt's for the summer, they say it's a party for girls. My sister came home from hers and couldn't sit.
      He's got pictures. I do what he says.
      a person online says do one more and then he'll delete them. he said that last time
      i can't block him or everyone sees
      He's older, he says we're in love, he got me a phone my mum doesn't know about.
      my boyfriend wants me to be nice to his friends to help him out
      he says I owe him for the trainers and the vape and he'll tell me how
      got sent to a town by the sea to "work" for a week, not allowed to say with who
      they gave me a second phone. if it rings I go, doesn't matter about school
      I don't owe them anything but they say I do now because of the bag that got took.
      Since he moved in mam wears scarves.
      mum had to "have a lie down" again and I'm making tea for the babies
      Dad's been drinking so I've put my brothers in the wardrobe with the ipad
      I turn the telly up for them when it starts.
      we've a place behind the oil tank where we go, me and Sean, till the light goes off
      I don't want the bell to go at half three
      PE kit forgotten again on purpose. Not with these legs.
      I told Miss I fell off the trampoline. We have not got a trampoline.
      the report card's in my bag and I'm walking round the block for the fourth time
      I got 71. I know what happens under 80.
      The slipper's on the table when I come in so that I know.
      he calls it discipline and has me fetch it myself
      I'm not supposed to cry, crying makes it double
      mother says what happens in this house stays in this house
      The new lady at the home is heavy handed. I shan't complain, one has to live there.
      I don't ring the bell at night when it's her on.
      mum flinches now when you do her cardigan
      my mother begged me not to leave her with the evening carer, and wouldn't say why
      dad's got thumb-shaped bruises on his upper arms and the home says he bruises easy
      There's less in the post office book every time I look and Trevor says I'm forgetful.
      my son has the card now. and the house deeds. And the remote
      I asked him for money for stockings. My own pension, and I asked.
      He's put me in the back bedroom and has his friends in the rest.
      my grandson gets angry on Thursdays when the pension comes. I keep some in the tea tin so he can find it and stop
      they say I'm confused so the visitors don't come any more
      I'm not to answer the telephone. Pauline answers it and says I'm asleep.
      staff here laugh when I ask for the toilet. I've stopped drinking after two.
      the officer said things go missing in the segregation block, like witnesses
      I've asked for a cell move. Didn't give a reason. You don't.
      I shower with my back to the wall and only on Wednesdays when Tommo's on
      He gave me tobacco the first night, now he's explaining interest.
      boarders don't tell. i've sewn the top of my sleeping bag
      The older boys have picked me for Saturday and laughed.
      after lights out the corridor's theirs
      Mr Lyle keeps asking me to help with the projector.
      Sir gave me a lift and asked if I can keep secrets.
      my tutor messages me at midnight and says delete these
      Father says it was a special blessing. I scrubbed my neck.
      The elders said go home and be a softer wife. So I'm home. I'm soft.
      He read me the verse about obedience, with his belt on the table.
      The group leader says leaving has consequences and he looked at my boy.
      we've signed over the flat to the fellowship and I'm not permitted to write to my mother
      no one may go into town without a brother with them
      He doesn't hit me. He just stands in doorways.
      never hit me, just the wall beside me
      only throws things near me
      drives fast when I'm annoying him until I say sorry
      he punched the door and said be glad you're not a door
      he's cleaning his gun at the kitchen table again while we talk about the divorce
      Took down the rifle, looked at it, looked at me, put it back. Nothing was said.
      He tells me about that woman in the news and says you can see why the fella did it.
      "Accidents happen on farms," he said, and smiled at me over the slurry pit.
      he's upped my life insurance. he laughed when I asked
      If anything happens to me look in the hoover bag.
      I'm writing this so there's a record, with dates. For whoever.
      leaving this diary with Anne from now on
      I've taken photos of it and put them in a folder called knitting.
      my own front door, and I knock
      I ask before I go to the toilet. I hadn't noticed that until my friend did.
      he chooses what I order
      he weighs me on Saturdays
      No coat till I say sorry, it's minus two, I'm in the porch.
      locked out again for being cheeky. I don't mind the porch, it's the neighbours seeing
      I sit in the car until the lights upstairs are off.
      went round the shop twice so as not to go back yet
      Volunteered for Christmas Day. They think I'm kind.
      Lockdown again, they say. I'd rather the virus.
      the weekend is the worst, forty-eight hours of him
      it's match day and they're losing
      payday. brace brace
      he's had six and it's not even dark
      He comes home Thursday from the rig and I've cleaned the skirting twice.
      The towels have to be straight. I have a ruler.
      I redid the potatoes three times so there'd be nothing to say. There was something.
      ten minutes late because of roadworks. I took a picture of the roadworks to show him
      He timed the shop. 22 minutes and I took 31.
      i only said hi to the postman
      accuses me with everyone, the plumber, my cousin, the vicar
      He smells me when I come in.
      looks through the bin for tissues, receipts, I don't know what
      I've to leave the bathroom door open now
      He sits in on my counselling.
      he took the SIM out and bent it, then bought me a better phone, on his plan
      wifi goes off when he goes out
      We've cameras in the lounge for the dog. We haven't got a dog.
      the doorbell camera tells him when I go out for milk
      He spoke to me through the speaker at noon: "where are your shoes?"
      airtag in the pram
      found a thing under my wheel arch with a magnet on it
      new number again. it took him eight days
      blank calls at four in the morning with breathing
      he's joined my gym, my choir, and now the allotment
      my ex has rented the flat across the road
      says he just happened to be in Inverness
      He sent my mother flowers with my name on. I've never given him her address.
      there was a light on my landing i didn't leave on
      my underwear drawer has been tidied
      He likes every photo my nan posts because I'm in the background.
      the man from the bus has learned my name, my shift, and my dog's name
      the customer waits by my car at close, just to talk
      I walk a different way home each day and he's at the end of each of them
      He writes "soon" on the dust of my windscreen.
      my boss says the cellar needs two people and it's always me and him
      Manager books one room by mistake on every trip.
      I can't be in the store with Keith. I've said it's my asthma.
      they want me to stay late with the client and be friendly, it's my job or not
      the landlord lets himself in when I'm in the shower
      he says we can come to an arrangement about the rent
      My date was nice until the car. I've thrown out the dress.
      I said yes in the end because no wasn't working
      it's easier to let him
      he says wives don't say no so I look at the lampshade
      I hurt, and I can't say where, and he's whistling
      I don't know if you can call it that if you're married
      i froze. i didn't say no so was it
      can't stop washing since the party
      I took the morning after pill. I didn't choose the night before.
      Bits of the evening are missing and the bits I have I don't want.
      he flushed my pills so I'd have another
      He's put a hole in things so I'd be stuck. I know what a pin looks like.
      Fourth pregnancy. I wasn't asked for any of them.
      told him I have a headache. He said that's not what he's after my head for. It's that kind of marriage
      my wife says no one will believe a man, and she's tested it
      she goes for me when the wine's gone and I sit on my hands, literally
      told the lads the cat did it. my whole neck. small cat
      she's hidden my car keys and my inhaler is in the car
      He says two men can't have domestic, it's just a scrap
      my girlfriend says if i leave she'll tell the uni i did it to her
      She threatened to out me to my parents if I don't come back tonight.
      he keeps my chair upstairs and me downstairs
      he 'forgets' to charge my chair when I've been difficult
      my interpreter is my husband. so the doctor hears what my husband says
      I only have my English from him and he does not teach me the words for this
      in my country nobody would say anything. in this one i don't know who to say it to
      My mother on the phone says all husbands are so, put ice
      amma says adjust, adjust. I've adjusted till I am folded
      they've stopped speaking to me until my father gives the scooter and the gold
      mother-in-law keeps the kitchen locked and gives me the rice that's over
      husband's family says stoves are dangerous, I should be careful, and they laughed
      He's home. I've got to put this away and be normal.
      the headlights just went across the ceiling so I'm stopping here
      have to be quick, he's in the shower
      I write this in the toilet at work, it's the only door that locks
      Writing small, I can swallow it if I have to.
      I've ripped the last page out and eaten it, he was reading over my shoulder
      this app looks like a calculator so we're all right
      If he reads this one: I love you and dinner was lovely.
      he found my old diary so this is in the back of the recipe book
      Some days I think it's me. He's so patient afterwards.
      he cried and held my face where it hurts
      Took me to Venice for it. Everybody said how romantic.
      a necklace each time. I have seven necklaces
      he bought me a coat to cover the reason he bought me a coat
      he's reading a book on anger, he's on page four, and it's been three weeks
      He's only like this since the redundancy. And since the baby. And since before.
      I provoke him, I've a sharp tongue, everyone says so
      it takes two, his mother says. It takes one and a wall
      he'd die without me so I stay
      I went back. I know. I know.
      seventh time of leaving, they say it's seven on average. I am on four.
      the refuge said a room on Tuesday. I just have to get to Tuesday
      I have practised the sentence: I need to collect the children early today.
      told the school only me and Nan can pick up. Didn't say why. They wrote it in red
      I'm saving the housekeeping in the piano
      my sister has the sofa made up since Easter
      the vet says she can foster the dog so I've no reason now
      If I go I'll have to go in what I'm standing in
      Looking up buses to anywhere.
      cleared my history again
      Rang the number and put it down when it was answered. Four times this month.
      The lady at the library let me use the phone in the office and didn't ask.
      the health visitor wrote something down and slid a card under the red book
      the chemist asked if I wanted the consultation room, and I nearly did
      I drew the black dot on my hand and then I washed it off
      neighbour turned her music off to listen. she hasn't said anything but she left a casserole
      police came for the noise. I told them it was a film
      told them I dropped a tray
      two nice constables. He made them tea. They talked about Villa.
      I withdrew the statement. It's calmer now.
      he's got bail and he has got my address
      Court says contact. She was sick on the mat again before he came.
      she comes back from her dad's and lines up her dolls and smacks them
      my lad won't be changed by anyone since that sleepover
      daughter's wetting again, six years old, since the lodger
      she asked me if grandads are supposed to come in at bath time
      he won't go to cubs. Screams. He loved cubs.
      he came home from his father's with a haircut to hide something, there's a line on the scalp
      my grandson eats as if somebody will take it. They say he's fussy at home
      the little girl next door is out in the garden at ten at night in her nightie, again, knocking
      the boy in 4B has the same jumper and more marks, he says stairs. they live in a bungalow
      Someone is crying through the party wall and a man's voice is going steady, steady.
      My friend has not been at school for two weeks and her brother says she's married now
      ella can't come out any more, her boyfriend doesn't like us, she smiled with her mouth
      my sister cancels every time and there's his voice behind hers
      Saw my daughter's wrists when she reached for the gravy. She pulled down her cuffs and looked at him.
      Our Lynn has gone thin and answers with her eyes on Gareth
      mother's carer won't leave us alone in the room with her
      the woman at the nail bar has no shoes and won't look up. The man said she's shy
      I'm the new girl here, the old new girl had my bed and nobody tells me where she went
      there's scratches inside the cupboard door where they put us
      We don't go in the quiet room if we're good.
      staff says restraint is for our own good. My arm's in a sling for my own good.
      don't like it when Gary's on nights
      my foster carer says the social worker's on her side
      we have two kinds of dinner here, real kids and foster kids
      I share with the dog and get up at five for the cleaning. They say I'm family
      there's no lock on the inside of my room but there's one outside
      my window was nailed in spring
      The key turns at nine and again at seven. I've a bucket.
      It's my punishment to stand. Since after school. It's dark now
      I'm not allowed to talk till Sunday
      cold shower for wetting the bed, third day
      stood outside with no shoes until I could say the times tables
      she cut up my teddy and said next time it's fingers, she was joking i think
      she says she wishes she'd left me at the hospital, and she lifts her hand and watches me duck
      I duck when people reach for the salt.
      my mate went to high five me and I covered my head. Everybody laughed.
      jumped when my tutor dropped a book. jumped for an hour
      I don't like men behind me in queues, since
      I keep scissors under the pillow, for if he comes in
      I've tied a bell to the door, the one off the Christmas reindeer
      put talc on the floor to see if anyone's been in while I slept. Someone's been in
      I drink only from bottles I've opened myself in this house
      my tea tastes of chalk on the nights I sleep till noon
      he makes me a hot chocolate every night and I never remember the film's end
      so sleepy since we moved in with his mum
      He signs my name better than I do.
      There's a loan in my name for a car I have not seen.
      He's resigned me from my job, he sent the email himself
      he rang my boss so many times I was let go
      I failed the exam, he'd hidden my glasses and kept me up till five talking about my attitude
      he won't let me sleep until I admit it. there's nothing to admit so I made something up
      lectures till three in the morning with the light in my face
      I've a list of what I did wrong this week. I have to read it out at dinner
      i have to call him sir now. it started as a joke
      collar's a joke between us. The lock isn't.
      I said red and he carried on
      safe word didn't
      I deleted all boys from my phone like he asked. even my cousin. even the dentist
      He says if I loved him I'd have his name done on my neck. Booked for Saturday.
      my bf picks my friends now & there's one left & it's his sister
      he says he'll hurt himself if I go out on friday and it'll be on me
      he stood on the bridge rail for a joke until I said I'd move in
      holding my phone over the loo till I told him who Sam was
      he grabbed my arm in the corridor but like in a nice way? it's gone blue
      he's just protective. he waits outside every class
      Snap map has to stay on or it's world war three.
      he says it's cute that he's jealous. he broke Amir's bike
      I'm tired of being told where I was. I know where I was.
      I've been asked to explain a bus ticket from February.
      My handbag gets emptied on the bed each evening, like customs.
      We play a game where he asks the same question nine ways. I lose.
      My prayer book has his notes in the margin about my behaviour.
      he decides when I fast
      no radio when he's out, he marks the dial
      he took the fuse out of the cooker so I'd need to wait for him
      thermostat's locked, he has the code, me and the baby sit in the bed all day
      I'm not to have visitors. The vicar came and I spoke through the letterbox
      took the house phone to work in his briefcase
      I've got no shoes. He keeps them in the boot so I won't go anywhere daft
      coat's at the cleaner's, he says. Since October.
      my driving licence has "gone missing", and my bank card, and my mother's ring
      He laughs and says I'd not last a day out there. I've lasted nine years in here
      I heard his cough in the hall and all the words went out of my head
      the sound of a belt coming through loops, even in the shop changing room
      I know from how he puts his cup down.
      it's been quiet for eleven days which isn't a good sign
      It's building. I've hidden the good plates.
      I've moved the knife block to the top of the wardrobe. I haven't said to him why.
      have taken the poker next door "to be blackened"
      Kids at my mum's tonight because of how he was at lunch
      I said the wrong thing about his brother. We'll find out tonight.
      The baby cried and he turned and looked at her in a new way. I've not left the room since.
      he was rough with the wee one's reins. Just the reins. I keep seeing it
      he holds him too hard when he's feeding him, and I say I'll do it love
      he's never alone with her if I can help it and I can't help Tuesdays
      I lie on the side nearest the cot.
      I take the blame for spilled things, better me than him
      My brother says it's my turn to be in the room with Dad. We take turns.
      we've a code, me and mum: washing on the line means don't come in yet
      tea towel in the window means go to Nana's
      If the curtains are drawn I'm to keep walking. They were drawn.
      I rehearse laughing.
      people say how lucky I am with him. He does the dishes in company
      He's a pillar of the parish. I'm what the pillar stands on.
      everyone loves my husband. I've stopped trying to say it
      who'd believe it of a magistrate
      he is a policeman. who would I ring
      his friends are the guards here. One of them drove me back to him.
      his uncle is the chief so the matter's closed, they told me to carry water and be quiet
      they paid my family two goats and now it's called a misunderstanding
      mother took the money the man gave and said it's over. It's not over, I see him at the pump
      I go to the well early so as to miss him
      the field by the path, I don't go that way since harvest
      my aunt says I dreamed it. My dress didn't dream it
      The man who gives the marks wants me in his office, and the other girls went, and they passed
      sex for grades, they call him Dr Pay-Later, I have an appointment at four
      he says the visa stamp depends on how friendly I am
      soldiers at the checkpoint asked me to get down. I don't write about after
      at the border a man helped us. The help isn't finished being paid
      we're eleven in this house and cannot open the curtains
      They say three months then papers. It's been fourteen
      they gave me a bed and a boss
      I was told hotel work. It is not hotel work
      The job in the advert was au pair. There are no children here.
      I have to ask for my own phone and speak English so they can understand what I say
      We eat after the dogs, sleep over the pigs, and the van's locked on Sundays
      I'm not allowed to know the address where I live
      no payslip. When I asked he showed me a photo of my mother's gate
      He knows where my kids go to school in Manila, he said it nice, like small talk.
      two men in a Lexus asked my son how his dad's payments were going
      Had a visit about the money. They admired the baby.
      someone put a pig's heart on the step, we're the only ones of our sort on this close
      they've written it on our door again and this time they tried the handle
      the lads by the shop know my name now, they've made up a song with it and what they'll do
      they wait for me at the gates with their hands in their pockets
      I've got the rest of my shoe. They threw the other on the line
      I eat my lunch in the loo, feet up
      they said tomorrow, behind the bike sheds, and bring a towel
      hid my ripped blazer from mam. Fell, I'll say. Fell on four people
      the group has a picture of me with a target drawn
      I bought a second lock today.
      I keep a bat by the door since he got parole
      I look in the back seat before I get in. I look under it too
      he smiled at me across the court and drew his finger over his collar
      my alarm button lives on a string round my neck now, policeman's orders
      he's to stay a hundred metres off. I've measured. It's our bus stop exactly
      He sends a friend request every midnight under a new name, always my dead dad's middle name.
      my ex sends the kids presents with little cameras in them, i swear
      he's told our son to tell him who comes here
      my four year old was asked to draw the inside of our house for daddy
      left my handbag in the freezer because he goes through it otherwise
      I let him win at Scrabble because of what happened in March
      My back's out again. "Gardening."
      fell on the ice, I said. It was eleven degrees
      the hygienist asked how I chipped two
      They x-rayed the new break and found the old ones, and I talked about my calcium
      Doctor said these marks look like fingers and I said what an imagination
      I'm anaemic I tell them, I mark like a peach
      can't do the school photo today, not with this
      I turned my good side to the zoom
      missed the christening, couldn't go with that eye
      my fringe is long for a reason
      scarf indoors, cold I said
      hoarse voice a week now, no cold
      little red dots round my eyes and I told mum I'd been sneezing
      it hurts to swallow since our talk
      we had "words" and now I can't raise the kettle with that hand
      he was messing about with the car door and my fingers, he said messing
      it was only play-fighting and I said stop and he heard
      He apologised. He always apologises to the bruise and not to me.
      he tells me it didn't happen and I put my finger on where it happened
      he says he barely touched me. I'm checking in the mirror how barely
      must be more careful around him when there's cricket on
      I've worked out that if I stay in the garden till nine he's asleep
      I go to bed when he gets up and get up when he goes to bed
      I'm the lodger who pays in ways.
      sofa at his, because I've nowhere, and he's started to say so
      he lets me stay for free. It isn't free
      the man who gave me a tent wants a favour
      I sleep on the night bus, there's a driver who lets me, and one who wants something for it
      The hostel room has four beds and one of them is his, so I walked about till six.
      grandma asks me why i lock the loo when it's just us and uncle ray
      I don't want to be a bridesmaid if he's walking us in
      mum keeps inviting him. I told her when I was nine. She says let's have a nice Christmas
      he's got a new puppy to show me, and I'm not going in that shed
      it's my week at Dad's. I've packed the long pyjamas
      Dad's new friend takes photos of us for his portfolio, he says it's for modelling and not for mums
      i got £20 from the man at the arcade for nothing much, and he says there's more
      He gave me a vape and a ring and asked what time my mum goes on shift.
      he picks me up at the end of the road so nobody sees, he's thirty one and says I'm mature
      lads at the flat are nice, there's always drink, then you can't find your shoes and they won't tell you where they are
      my social worker said is he your boyfriend and I said yes because he said say yes
      he has my nan's address tattooed in his head, that's how he puts it
      he's teaching me a lesson about the budget so there's no milk till Monday
      He counts the slices.
      there was meat for him and water I'd boiled it in for me
      I'm down to seven stone and he says good
      it's my birthday and I've been given permission
      I've to ask can I go to my own father's funeral
      he came to the birth and wouldn't let them give me anything, said I could take it
      he speaks for me at the bank, the surgery and the school gate. I was a barrister
      I used to sing. He says it goes through him
      my sister said I sound like someone reading from a card. I was
      He's in the background on the call, pointing at what I'm to say.
      mam's voice is different when he's in the room
      The letters from my brother stop coming, and then I found the ash in the stove. It's his handwriting on the bits.
      he's changed the locks "for security" and mine doesn't work
      how do i get out of a joint tenancy with somebody who's got your passport
      does a bruise show in a photograph if you've got a cheap phone
      what counts? that's what I typed. what counts
      Googled is it normal and shut the laptop before it could say
      did the quiz in the magazine, ticked eleven out of twelve, put it under the mattress with the others
      the poster on the back of the loo door in Asda describes my house
      I watched that storyline on the soap and had to go and stand in the yard. He said "she's asking for it", about her.
      they did a talk on healthy relationships and i laughed at the wrong slide
      I told the GP it was stress, which it is, it's got a name and a van
      it's the anniversary of the first time. He bought cake, he thinks it's the other anniversary
      the bad bit of the year, october to march, when the evenings are long and there's no harvest to tire him
      when the river floods the road I'm in here with him till it goes down
      snowed in with him and the drink. Pray for us
      he has taken leave for two weeks. I have told nobody how I feel about it
      retirement has put him at home all day and me in the greenhouse
      since his stroke he can't reach me so easily and I feel wicked for noticing
      my late husband's chair still frightens me and I've had it re-covered
      I've kept the hearing aid out on purpose these evenings, so as not to hear him building up
      my husband forgets my name but not his temper
      the day centre asked about my arm. John said I'm a devil for the rose bushes
      I never cross him after six
      in this family you don't have a face after you've been rude, you have a cushion over it, they call it joking
      dad only drives like that when we've upset him and I hold Maisie's head down
      he's put the tracker on "so we're safe", and he comes in and reads us our day
      I have to video the empty classroom to show there's no boys
      he doesn't trust lifts so I take stairs when there's a man in it
      it's his flat, his car, his sister's salon I work in, so when I think of leaving there's nowhere that isn't him
      he says if I take the boy he'll find me if it takes the rest of his life, and he said it stroking my hair
      he'll never let me go, he wrote it in the card, hearts
      The toaster cord's gone from the drawer and I keep thinking about where he's put it and for what
      I asked for a divorce. He's being very calm. He's sharpened all the tools.
      I'm to meet him one last time for closure, he says, out at the lake, and come alone
      my lawyer told me the weeks after leaving are the worst and to vary my route
      i keep thinking he'll come through the ceiling
      can't settle till I've checked the wardrobes, all of them, and the bath
      footsteps stop outside my room. I watch the two shadows under the door
      the third stair creaks and I'm eight again, except I'm not again, I am, I'm still eight
      he tiptoes. That's how I know it's him
    `),
  },
  {
    name: 'plain',
    tier: 'none',
    kind: 'plain',
    isOfDangerAlone: true,
    texts: lines(`
      mum is going to kill me when she sees the carpet
      Dad was strict about homework but he'd sit down and do the sums with me after.
      Grounded till Sunday for the vape. Fair enough, I'd have grounded me.
      he hit me with the sofa cushion and I hit him back with two
      My husband punched the air when Villa scored and knocked the lamp over.
      she kicks me in her sleep, twelve years married and I've learned to fold my legs
      Choked on a crisp laughing at his impression of the vicar
      Got kicked by the heifer at milking, a nice hoof-shaped bruise on my thigh to show at the mart
      He pushed me on the swings, the old fool, at our age, and we got told off by a six year old.
      burned my hand on the iron, own fault, talking
      Bruises all up my arms from carrying the new fridge
      sparring tonight, she caught me a beauty on the cheek. Black eye for the christening!
      judo grading. I was choked, thrown, sat on, and awarded an orange belt.
      bjj: got strangled by an accountant for an hour, loved it
      My brother beat me at chess again and he's only nine.
      we got beaten 5-0 and the coach bought us chips anyway
      Hit the wall at mile twenty, Kev dragged me the rest of the way with jelly babies
      locked myself in the bathroom for twenty minutes of peace with a magazine
      Locked in the school over lunch because the caretaker forgot me. He gave me a Twix.
      we lock the door at night because of the cats, they've learned the handle
      He keeps all the passports in his desk because I lose things. Mine's due for renewal in May.
      lost my passport in Alicante, the consulate lady was lovely
      Where is my passport. Flight at six. It was in the bread bin.
      My boss nags and nags about timesheets. Otherwise he's harmless.
      boss is a nightmare about the fridge labels
      Manager shouted about the rota, then apologised and brought doughnuts.
      Ran into my ex at the garden centre. We talked about gravel.
      bumped into Steve after eleven years, he's bald, we hugged, he's got twins
      Someone's left a rose on my desk! Bet it's Colin from Accounts.
      got a valentine with a question mark at the school disco, Ellie thinks its Josh
      secret admirer strikes again, a Freddo in my pigeonhole
      uncle Ray taught me to drive the tractor, best day of summer
      Uncle Mick's game is the one where he hides coins behind all our ears. Twenty-six of us at Christmas.
      My uncle gave me a lift home and told me the story about the goose again.
      Pastor came round with a lasagne and stayed for the rugby.
      coach drove the whole team back in the minibus singing Abba
      coach says I'm good enough for regionals!!
      The driver waited for me at the stop, bless him, he saw me running.
      Babysat for the Okonkwos. They watched Frozen, I ate the biscuits, they were asleep by eight.
      We share our location so that I know when to put the rice on.
      my daughter has me on Find My and texts "mum why are you in Greggs"
      he checks the mileage because it's a lease car and we're nearly over
      he goes through my phone because I can't work the photos
      Paul does the money in our house since I'm hopeless with it, I do the garden.
      we have a joint account and a joint shame about takeaways
      I handed him all the receipts, tax return time again, poor lamb
      curfew's ten on school nights and eleven on fridays, Jodie's is half nine so i win
      Mum won't let me go to Reading with boys until I'm 17. Unfair, but I'd be the same probably.
      dad took my phone for a week, I read four books, don't tell him it was good
      no dinner until I've washed my hands, says Nan, as though I was six
      went to bed without tea because I'd filled up on crisps
      We quarrelled about the dishwasher. Loud. Then we laughed because the cat left in disgust.
      had a row with the wife over the caravan, slept on the sofa of my own free will, because of my snoring
      He was jealous of the yoga teacher, we teased him all evening, and now he's coming to yoga.
      She says if I look at the barmaid again she'll have me neutered. Forty years of this joke.
      "I'll kill you," said my wife, about the crumbs. She had toast herself at eleven.
      play fighting with the boys on the lawn, they got me in a headlock, I'm too old for it
      pillow war with my sisters, feathers everywhere, mum joined in
      my brother put me in the boot of the car for a laugh in the drive, then I shut him in. Evens
      Mrs Doyle across the way knows what time I get in better than I do
      nosy neighbour asked about the parcel again. It's a hoover, Jean.
      The neighbour watches through the nets. She is ninety and bored, I wave.
      watched three episodes of the one about the stalker, had to check the wardrobe before bed, only coats
      the crime drama had a man locking women in a cellar, far too grim, we turned over to Bake Off
      Reading a thriller where the husband drugs her tea. Saw it coming by page forty.
      true crime podcast on the way to work, the trafficker got thirty years
      jury service starts tomorrow and I hope it isn't anything nasty
      Case at work today: domestic violence training, slides, sandwiches, a very good speaker from the refuge.
      did my safeguarding refresher, 96%, lost marks on the forced marriage question
      Volunteered at the women's aid shop, sold a lamp and two wedding dresses.
      wrote my essay on modern slavery in the fishing industry, 2,000 words, due thursday
      the film had a rape scene in it and I wish they'd warned us. Otherwise good acting.
      I was a bobby for thirty years and saw a lot of domestics. Now I grow leeks.
      my nan told me her own father used the belt on all of them, before the war. She was laughing about the geese by the end.
      We got the cane at school in my day. Old Harris. He came to my wedding.
      Sir gave us lines for talking: I must not throw satsumas.
      Detention. For hitting Callum with a ruler, lightly, as satire.
      Got punched by a goat.
      the baby slapped me right in the face with a yoghurt spoon
      toddler headbutted me and now I've a fat lip for the interview
      he bit me! teething. right through my cardigan
      my two year old pulled my hair so hard I saw stars, then kissed it better
      Kids had me tied to the apple tree as a prisoner of pirates for most of the afternoon.
      I was held hostage by a stamp collector at the party for an hour and a half
      He forced me to watch all three Lord of the Rings. Extended.
      forced myself to go for a run
      mum made me go to church in THE dress
      She makes me sleep on the left side.
      my wife locked me out by accident in my dressing gown and the milkman had a good look
      He followed me home from the shop. A spaniel. We've rung the number on the collar.
      someone was outside the door at night, it was the hedgehog at the cat food
      Heard footsteps overhead and remembered that we have lodgers now.
      I love hearing his key in the lock on a Friday, it means curry
      I can tell his footsteps from anyone's. Forty-six years.
      the roses on the car bonnet were from Dad for passing my driving test :)
      Tulips for no reason. I asked what he'd broken. The greenhouse.
      He felt bad about forgetting Mother's birthday so it was breakfast in bed and a card from the garage.
      fell off my bike on the towpath, knees like mince, A&E were great
      walked into the actual cupboard door. Nobody at work believes me and they're all making jokes
      I did in fact fall down the stairs. Socks and laminate.
      Bruise on my neck from the violin, before anyone asks
      wore a polo neck because it's minus four and the boiler's out
      sunglasses all day, the optician put the drops in
      concealer on the spot on my chin before the date, it shone anyway
      My husband answered for me at the doctor's because I had laryngitis. He got it all wrong.
      He orders for me in French since I can't pronounce it.
      long sleeves for the mosque trip, and Mrs Ali lent us scarves
      I pray five times a day and my husband reminds me, I remind him about the bins.
      mother in law is staying for a month. Pray for me, she alphabetises spices.
      my mother-in-law keeps the kitchen to herself and I let her, heavenly
      the dowry, ha. They gave us a rice cooker and one sulking uncle
      Arranged marriage, thirty years on Tuesday. I said yes because he'd brought my brother a cricket bat.
      They introduced me to a boy, he was boring, I said no, Amma said thank God she thought so too
      wedding shoes came! They fit! Two weeks till Lahore and the cousins' dances
      Suitcase packed for Karachi. Half of it is chocolate for the aunties.
      eloped? no, just registry office and a Nando's, mum's forgiven us
      My brothers walked me home in the fog, all three, singing.
      dad waits up. he pretends he's doing the crossword.
      Told my son he's to ring when he arrives. He's forty.
      we had a code word for school pick-up as kids, pineapple, and I use it for my wifi
      tea towel on the line means the bread's ready. That is how Nan calls us in.
      I keep a bat by the door because it's rounders on Wednesday.
      talc on the bathroom floor in lovely footprints, toddler's been at it
      bell on the door of the shop is broken, so I jumped a mile when the vicar coughed
      New locks on today. The old ones stuck in wet weather.
      hid the key under the flowerpot as everyone in England does
      I have hidden the children's presents in the wardrobe and can't remember which
      secret stash in the flour tin: 40 quid for his sixtieth
      putting two pounds a week away for Lanzarote
      bag packed by the door, birth certificates and all, they do the school registration tomorrow
      hospital bag by the door, baby due on the ninth, he's practised the route twice
      We leave at four while everyone's asleep, to miss the traffic at Birmingham.
      I left him! Not really, only at B&Q. He was in paint.
      sleeping in the spare room because of his chest infection
      slept in the car at the services, crick in the neck
      my sister slept on the floor of my room since her radiator's broken and we talked till two
      I stayed at Gran's as it's nearer the pool
      the little one crept in with us again. Monsters. He has elbows like cutlery.
      there was shouting through the wall and then a huge cheer, penalty shoot-out
      the couple next door were arguing about a trampoline, very entertaining
      Kids slammed every door in the house today, hormones, both.
      Threw a plate. At a Greek wedding. As instructed.
      smashed my favourite mug, swore, mopped
      Broke my wrist at roller derby, purple cast, everyone's signed it
      cracked a rib coughing, who knew you could
      Split my lip on the trumpet. Band camp is a contact sport.
      Two stitches over the eye from the squash ball; Ian was mortified and paid for lunch.
      lost a tooth to a toffee
      rugby sevens: ear torn, finger jammed, happiest I've been in ages
      My daughter has taken up kickboxing and practises her kicks on the beanbag and, once, on me.
      karate sensei shouts a lot but he lets us throw him at the end
      he whacked me with a foam noodle in the pool and I sank like a stone
      Snowball right in the ear from my own grandmother.
      paintball for Dan's stag. Bruised like an old banana and I shot the best man in the bum.
      Got hit by a frisbee, a volleyball and a rogue sandwich. Beach day.
      the horse threw me, second time this week, back on tomorrow
      stood on by a bullock, two toes the colour of aubergine
      sheep dipping, knocked over twice, my brother filming instead of helping
      Welder's burns on my forearm like freckles.
      shins black and blue from the pallet truck
      chef's hands, he calls them: burns, nicks, and onions
      hot oil spat on me at work, cold tap, plaster, back on the pass
      A patient with dementia slapped me this morning, poor love thought I was stealing her cat. Logged it, had tea.
      one of the pupils threw a chair, nobody hurt, long debrief, early night
      My son with autism hit out at the barber's. We've tried a new one who does it in the garden, and he loved it.
      restraint training all day on mats, pinned by a man called Nigel
      the guard on the train let me off without a ticket, what a gent
      Prison visit went fine. Dave's working in the kitchens, he has put on a stone.
      wing's quiet, cellmate snores, officer Hanlon lent me the sudoku book
      did my reps in the cell and beat Tommo at dominoes again
      Sergeant had us running till we puked. Then he ran it as well, at fifty-one, so nobody can moan.
      cleaned the rifle, cleaned the boots, cleaned the corridor. Army life
      Gun cupboard inspected by the licensing officer, all in order, he stayed for scones.
      Sharpened all the kitchen knives at last. Tomatoes fall apart in fear.
      shot two rabbits and missed a third. Pie.
      he's digging a hole for the pond and it's now the size of a bus
      dug a grave for the old dog under the pear. My husband cried more than me
      petrol all over my shoes at the pump
      smelled burning, ran, it was my neighbour's barbecue
      There was a knife on the pillow: he'd fallen asleep peeling an apple.
      My captor, the cat, has finally got off my lap.
      I'm a prisoner to this jigsaw
      trapped in a lift with two Mormons and a cellist, forty minutes, made friends
      I was kept in hospital for two nights and they would not let me out till I'd been to the toilet
      they took my phone away for the exam and my watch as well
      Staff hostel has no key for the window, reported it, fixed in an hour.
      My employer holds my contract and my pension and my youth, but he does pay on the 28th
      madam gave me Sunday off and the old sewing machine, I am sending it to Nanay
      My ma'am is good. She let me video call home from the big TV.
      got my visa stamped!! passport back in hand, chicken inasal to celebrate
      Oga doubled the transport money. God bless that man this week.
      the au pair leaves tomorrow and all of us are weeping, even Bruno
      The agency lost my passport copy so I must send it again. Forms, forms.
      three months' work on the tomatoes, sore back, money paid, and the boss did a paella
      Skipper's a grumpy old so-and-so but he's never yet cheated me or left me ashore
      nine of us girls in one house, one bathroom, it's uni not the army
      the landlord came in with his key to fix the boiler, gave us notice like he should
      rent's late. Mr Singh said no bother love pay Friday
      the debt's done. Last payment on the sofa today, it only took four Christmases
      A man phoned to say my computer had a virus. I kept him talking for an hour about Jesus.
      Got one of those scam emails saying they have filmed me. My webcam has had tape on it since 2015, so deleted.
      blocked another "general in the US army" who loves me
      silent calls again; turned out to be the fax machine at the surgery
      an unknown number keeps ringing at ten, it's the car insurance
      someone's been in my garden and left footprints, the gas reader, he left a card
      that same grey car's outside again. It's the learner from number six.
      he knew which coffee I liked because I've ordered it every day for two years
      airtag in the suitcase says my clothes are in Frankfurt. I am in Cork.
      The doorbell camera caught me singing with the bins
      Nanny cam only shows the dog on the sofa, as suspected
      My phone's listening, I said bunions once and it's all bunions now
      mum reads my texts out in a funny voice when I leave my phone on the table, ARGH
      He read my diary when we were kids and wrote spelling corrections in it. My brother. I still have it
      showed dad my diary page about the match, he laughed at the right bits
      hi mum if you're reading this, get out, and can we have fajitas
      my boyfriend doesn't like my perfume, he sneezes, so I've changed it
      He said the green dress, I said the blue, we went with the blue, his tie clashed.
      he hates my sister's boyfriend, everybody does, he vapes indoors
      my husband doesn't get on with Maureen, so I see her Thursdays, when he's at darts
      haven't seen my friends in weeks, new baby, all of us smell of milk
      moved out to the sticks and no bus, but the quiet! I can hear an owl
      I've not a penny till Friday. Beans, then.
      on a diet and he has put a lock on the biscuit tin at my own request
      weigh-in on Saturdays with the girls from slimming club, half a pound, applause
      No milk till Monday since the farm shop shut early.
      eating last because I was cooking, and there was nothing left but the good crispy bits, ha
      fasting for Ramadan, day 19, my husband does the suhoor eggs
      gave up chocolate for Lent under pressure from my own children
      Father Brian's sermon went on so long that I thought he was keeping us as hostages
      a blessing from the bishop, cold hands, kind eyes
      altar boys got told off for swordfighting with the candles
      private confession today; felt lighter. Fr Tom gave me three Hail Marys and a leek
      Youth group pizza night, the pastor lost at FIFA to a ten year old.
      church camp!! tent leaked, Pastor Femi slept in the van so we could have the dry one
      scout leader made us do the washing up for a whole week. I will never be the same
      My music teacher kept me behind to give me the solo.
      sir asked me to stay after class about the maths challenge, I'm in the team
      tutor messaged at midnight by mistake, meant for his wife, it said "bring bread"
      the physio dug his elbow in and I squealed like a piglet, hip's much better
      driving lesson: stalled at the roundabout, instructor held his clipboard like a rosary
      dentist held my hand. the nurse I mean
      massage at the spa for my fiftieth, nearly fell asleep and dribbled
      Stopped in a lay-by to eat our sandwiches and watch the buzzards.
      He gave me a lift in the lorry as far as Carlisle and showed me photos of his budgies the whole way.
      Night bus home after the party, driver let us all sing
      great party, blue punch, blue tongue, in bed by one with a glass of water
      hungover. I remember it all, regrettably, including the karaoke
      woke up at Priya's with my jumper inside out since I'd dressed in the dark
      lost my tights in the sea, long story
      two drinks and I was away with it. tom put me in a taxi and texted my flatmate
      the date was a disaster, he talked about crypto, I escaped through pudding
      First date with Ana. She asked if she might kiss me. She might.
      he asked before he put his arm round me at the pictures, I nearly died of sweetness
      we've decided to wait. Both of us happier for having said it.
      my wife had a headache and I had the telly, a fair exchange
      Sore all over. New bed of asparagus.
      it hurts to sit, first spin class
      morning after the marathon and I'm going downstairs on my bottom
      throat raw from shouting at the match
      lost my voice, choir, too many hosannas
      bloodshot eyes, hay fever, the whole office asked who'd made me cry
      red mark round my neck from the new starched collar
      finger marks all over the patio door, grandchildren were here
      my arms are covered in scratches, blackberries, eleven jars of jam
      cat did it. whole arm. vet's, worming tablet, never again
      dog pulled me over on the ice, what a pair we looked
      He hit the roof when he saw the phone bill and then saw it was his own calls
      boss hit me with three deadlines at once
      it hit me today that dad's really retired
      The smell of the bakery hit me and I bought six.
      kicked myself for forgetting the candles
      got kicked off the wifi during the interview
      Choked up at her school play. She was a tree.
      traffic was murder, then the car park was murder, the panto was worth it
      these shoes are killing me
      My back's killing me, my son's maths is killing me, otherwise thriving.
      beaten to the last parking space by a nun
      beating eggs for the third sponge as the first two were frisbees
      battered cod and mushy peas on the front, gulls like gangsters
      whipped the cream until it was butter
      bound and gagged by this mortgage as the man on the radio said
      attacked the ivy with everything I've got
      assaulted by the smell of his trainers
      the seagull mugged me for my pasty
      Reading about the Rape of the Sabine Women for art history, the Poussin one, 1,500 words
      oilseed rape is out, the whole hill is yellow and my eyes are streaming
      Told off by my granny for slouching. She poked me in the back with a wooden spoon and gave me the bowl to lick
      I got a clip round the ear once in my life, 1962, for riding the pig. Dad was sorry before I was.
      Mother never raised a hand to us. She raised an eyebrow and that did it.
      my parents are strict, no phones at table, and I used to hate it and now I do it to mine
      lost my temper with the kids over shoes, said sorry, we had toast
      he shouted at me about the map, I shouted about the turning, the sat nav won
      didn't speak for two hours because of the tent poles
      we bickered all the way to Skye and held hands all the way back
      Counselling session five. We've learned to say "I feel". I feel it's expensive.
      The divorce is friendly. He's keeping the canoe.
      my ex picked up the boys on time, brought back the wellies, all good
      Contact weekend went well, she came home full of pancakes and opinions.
      ex's new wife is lovely, it's so annoying
      he still sends me a birthday card, my first husband, always a boat
      Robert wrote after all these years. I've put it on the mantel. I may answer.
      I was followed on instagram by my old geography teacher
      he's obsessed with me, says Leah, about the boy who lent me his ruler once
      Finn walks past my window on purpose I think!! or he lives there
      somebody wrote i <3 you on my locker in biro
      anonymous flowers at the stage door again, mum finally confessed
      Got a love letter in my bag at school, spelled my name wrong, kept it
      He rang to see where I was, the potatoes were done
      she wants to know who I'm texting. It's her surprise party, I'm a terrible liar
      sneaking about behind her back to get the puppy. She suspects an affair with the vet
      my husband's so protective of his tomatoes
      not allowed in the kitchen, it's my birthday
      banned from the front room while they wrap
      I'm under orders to put my feet up, knee op, he's hidden my shoes, the tyrant
      He hides my keys so that I won't drive on the painkillers, quite right too.
      doctor's orders, no alcohol, wife counts the bottles and so does the dog
      Took the fuse out of the cooker, electrician's coming at nine.
      I sold mum's car as she isn't safe any more. She was cross for a week, now she rings taxis and tips like a queen.
      power of attorney signed, all four of us in the room, the solicitor explaining it twice to Dad till he was satisfied
      Dad's carer is a treasure. She shaves him, sings Nina Simone, and loses at cards.
      mum has a bruise from the blood test, carer wrote it in the book and showed me
      moved into the home on Monday. They asked me what time I like my tea
      night staff came in two minutes when I rang, the tall lad, lovely hands
      My grandson does my shopping and brings the change to the penny, I have to force a fiver on him.
      gave my son the bank card to get milk, he got milk and a lottery ticket, we won two quid
      the boy next door cut my hedge and took no money for it
      the kids next door were in the garden late, sports day nerves, mum said sorry, I gave them lollies
      the baby through the wall cries, teeth. We've been there.
      Social worker closed our case today, said we're doing grand, she had cake
      foster carers meeting, then home to our two, who'd made a fort
      adoption hearing. The judge let her bang the gavel!
      my foster mum came to parents evening and cried at my art
      new stepdad taught me to shave and I'm pretending I already knew
      Mum's boyfriend is alright. He does voices for the cat.
      My stepmother makes school lunches shaped like bears and I am fifteen
      dad's friend Tony comes for tea and does coin tricks
      Grandad fell asleep with me on his knee reading Beano, and now I'm bringing my lad to do the same
      bath time: they flooded the landing, all three giggling
      potty training, day four. He hid in the cupboard to do it.
      She drew me as a potato with eyelashes
      my little boy drew the family and left me out because I was "taking the picture"
      toddler told nursery that daddy locks mummy in the shed. I garden. He shuts the door for the chickens
      my daughter told the teacher I beat eggs and the teacher heard beat
      he asked at church, loudly, why daddy's in trouble. parking ticket
      the wee one asked why granny has a beard, nobody was brave
      child next to me on the plane kicked my seat to Malta
      Wesley has wet the bed again, third time, new school nerves, doctor isn't bothered
      won't go to cubs, there's a moth in the hut
      Maisie cried at drop off and by the door was riding a tricycle
      sister came home from the holiday brown as a nut with forty bracelets
      our girl's back from her dad's with a haircut, a fringe, she loves it
      we had our vaccination and the nurse got kicked
      vet put the cone on him and he's battered every ankle in the house
      the ram had me pinned against the trailer, Da laughed till he had to sit
      had to put my foot on the calf's neck to get the tag in, she gave me a look
      My hands smell of diesel and my ribs of the steering wheel, first day on the baler
      building site: dropped a lintel on my toe, steel caps, saved
      came home black and blue from the soft play, adults should not go down that slide
      Hockey: a stick in the shin and a medal
      punch bag at the gym is called Derek after nobody in particular
      first boxing class, women only, the coach is five foot and terrifying
      self defence evening at the library, elbows, knees, shouting NO at a man in a padded suit
      fencing! got stabbed nine times by a dentist
      wrestling with the duvet cover, it won
      stage combat. I get slapped six nights a week by Desdemona's maid and it doesn't hurt, it's all in the clap
      I'm playing Bill Sikes in the village Oliver, got to batter the head of year, who's Nancy
      rehearsing the strangling scene in Othello, we can't stop giggling
      auditioned as the kidnapped heiress and got third policeman
      murder mystery night: I was poisoned before the starter
      escape room, locked in for an hour with the in-laws, got out with four seconds and no casualties
      the book club book's about a girl held in a shed, we talked five minutes and then kitchens
      that documentary on the cult was fascinating, all those matching shoes
      finished Jane Eyre. He kept his wife in the attic! They should put that on the back.
      Watching old Corrie, the one with the controlling husband, Mum shouting LEAVE HIM at the screen
      wrote to my MP about the shelter closing
      ran 10k for the refuge, raised three hundred, my own feet need a refuge
      Helped a lady fill in her forms at the advice centre, then chips
      moot court on coercion. I was the defence and I lost gladly
      Interpreter job at the court all day, hard case, can't speak of it, walked the long way home under the limes
      First week as a custody nurse and mostly I'm giving out paracetamol and reading glasses.
      I used to be frightened of him. That was 1998. He's in the ground, I am in Spain
      ten years free of that man today, cake with the girls, danced in the kitchen
      my mum got us out when I was three. I don't remember. She does a roast every year on the day
      therapy was about my father's belt, long ago now, I came out and bought a plant
      they asked in the antenatal clinic if I feel safe at home. I do. I said so, and it's nice they ask
      midwife asked him to leave the room for the routine questions, all fine, he was off finding biscuits
      had a dream that a man was chasing me and he wanted to give me back my scarf
      nightmare about footsteps, woke up, it was the dehumidifier
      I hate coming home to an empty house, glad of the dog
      on edge all day, results at five, passed!
      eggshells all over the floor, the boy's been baking
      walking on eggshells round Mum because of her new haircut
      quiet in the house for eleven days. They're at my sister's. Heaven, then lonely.
      he came in, hung up his coat, asked about my day, and did the pans
      Roland snores like a man being strangled
      my heart stopped when the door banged, it was only the wind and the clematis
      lights on in the hall when I got in, I'd left them myself of course
      clothes tidied in my drawer: mum has been. So has the smell of Lenor
      I'll murder whoever ate my labelled yoghurt
      dad will go through the roof about the dent, he went through it, came back down, and we filled it together
      got caught sneaking in at two. Mum in the chair. "Toast?" she said.
      my parents found out about the party. Three weeks of dishes. Worth it, kind of
      report card came, 71 in physics, Baba sighed and bought me a tutor and a kebab
      failed maths. dad says so did he.
      Told them I'm gay at Sunday lunch. Dad passed the gravy and asked is he a Celtic fan
      told my imam uncle that I don't want to marry yet and he said good, finish the degree
      my brother saw me with Hamza and says I owe him ten pounds for his silence, cheeky git
      aunties measuring me for the bridesmaid dress, pins everywhere, Auntie Bibi stuck me twice
      grandmother wants me married, I want a nap
      in the village everyone asks when the baby, I answer with mangoes
      My mother says put ice. On everything. Sprain, heartbreak, soup.
      Customs took my passport away for ten whole minutes and I aged a decade
      the border guard smiled and said welcome, and I cried in the baggage hall like a fool
      papers came. We can stay. Ma made the red rice
      My English teacher say my diary is improve. Today I learn "gobsmacked".
      soldiers at the checkpoint shared our oranges
      Police at the door! Wrong house. They asked the way to 41 and admired the dahlias.
      the constable came about the stolen bike and stayed to look at Len's trains
      knocked off my bike by a door, driver was so sorry, plasters all round
      the taxi driver went a long way round because of the roadworks and knocked off three pounds
      someone tried the handle of our front door last night, it was Geoff, home from the pub, one house out
      a brick through the window from the lads' cricket, they've offered to wash the car for a month
      the threatening letter was from the council, about the hedge
      parking man threatened me with a fine, I threatened him with my mother
      the bailiff's letter was for the last tenant, phew
      somebody nicked my phone out of my bag at the market, card cancelled, only annoyed
      bullied into doing the raffle again
      guilt-tripped by my own cat
      they ganged up on me in the kitchen, all four, and I've agreed to a hamster
      overpowered by lilies at the funeral
      pinned down at last: the leak is behind the washing machine
      Dragged out of bed by my hair, nearly, by the puppy
      dragged myself to the gym
      pushed for time, pushed the wrong door, pushed my luck with the parking
      thrown out of the quiet carriage for laughing
      slapped a coat of paint on the shed
      he burst in shouting and it was twins!
      Cornered by Brenda and her holiday photos
      he hit send before I'd finished, the wally
      Dad hit a six into the vicarage pond.
      He held my wrist all through the horror film and it was him who screamed.
      My carer comes at eight and we do the crossword before the stockings.
      My teacher kept me in at break since I'd forgotten my inhaler and she wanted me near
      forced to share a tent with Gavin, who sleepwalks
      My husband asked where I'd been. Two hours in Dunelm, no shame.
      told him to leave the toilet seat down or I'd leave him, he bought me a plaque
      Threatened with eviction from the sofa by a labrador.
      My landlord's mother brought soup because she heard me coughing.
      gran hides twenty pound notes about the house for us to find, always has
      He wouldn't let me carry a thing, shoulder's healing.
      my girlfriend and I had a shouting match over charades, we're both only children
      they drugged the lion on the nature programme and weighed it in a hammock
      I was knocked out by the anaesthetic and came round asking for a pasty
      The sedative before the MRI was glorious
      My brother choked the lawnmower, dad choked on his tea
      he's the jealous type, the parrot, can't bear me on the phone
      got beaten up by a wave at Newquay, sand everywhere
    `),
  },
];
