/** Nouns for what can be pointed at. "The" may stand before every one of them. */
export const THINGS =
  'airport album alarm allotment anchor apple apron armchair ash attic axe backpack bag bakery balcony ball balloon bandage bank barn barrel basement basket bath bathroom beach beam bean beard bed bedroom bee bell belt bench bicycle bike bill bin bird biscuit blanket blender blister block blood boat boiler bone book bookshop boot bottle bowl box bracelet branch bread breakfast breakwater brick bridge broom bruise brush bucket bulb burger bus bush butter button cabbage cable cafe café cage cake calendar camera camp candle car caravan card cardboard carpet carrot castle ceiling cellar cemetery chair chalk chapel charger cheese chicken chimney chisel chocolate church cigarette cinema classroom clay clinic clock cloud coal coat coffee coffin coin collar comb compass computer concert controller cookie corridor cottage couch counter cow crane cream crib crow crumb crutch cup cupboard curry curtain cushion dashboard deck desk diary dinner dishwasher dishes ditch dock dog door doorbell doorstep drawer drawing dress drill driveway drum duck dumpling dust earring egg elevator email engine envelope essay exam eyebrow fabric factory farm faucet feather fence ferry fiddle field fig fire firewood fish fishmonger flag flannel flat flower flute fog forest fork fountain fox freezer fridge frog frost fruit funeral furniture game garage garden garlic gate ghost glass glasses gloves glue goat goose grass grave gravel greenhouse guitar gym hail hair hallway ham hammer handbag handkerchief handle harbour harbor hat hay headlights headphones headset hedge helmet hen hill hoodie hook horse hose hospital hospice hotel hound house ice icon inbox incubator ink iron island ivy jacket jar jeans jeep jetty jigsaw jug juice jumper kennel kettle key keyboard keys kitchen kite kitten knee knife ladder lake lamb lamp lantern laptop laundry lawn lawnmower leaf leaflet leaves lecture lemon letter letterbox library lift lighthouse lightbulb lipstick loaf lock locker log loft lorry lunch lunchbox machine magnet mailbox map market mask mat match mattress meadow meal medal medicine menu microphone microwave milk mirror mist mitten monitor moon moss motorway mountain mouse mud muffin mug museum mushroom nail napkin necklace needle nest net newspaper notebook nursery oak oar oats office olive onion orange orchard oven owl packet paddle paint paintbrush painting palm pan pancake paper parcel park passport pasta path pavement pear pebble pen pencil phone photo photograph piano picture pie pier pig pigeon pill pillow pine pipe pizza plane plant plaster plate platform playground plough plum pocket pond porch porridge postcard poster pot potato pram present prescription printer prosthesis pub puddle pump puppy purse puzzle pyjamas quay quilt quince rabbit radiator radio raft railway rain rainbow raincoat ramp razor receipt recipe record recorder restaurant rice ring river road robin rock roof room rope rose rota rug ruler runway saddle sail salad salon salt sand sandals sandwich saucepan saw scaffold scale scarf school scissors screen screw sea seagull seat seatbelt seed shed sheep sheet shelf shell shelter shirt shoe shoes shop shore shovel shower shutter sidewalk sign sink skateboard skirt sky slippers smoke snack snail snow soap sock socks sofa soil soup spade spaghetti spanner sparrow spider spoon spreadsheet spring square squirrel stable stairs staircase stamp star statue steak stew stick stone stool storm stove strawberry street string studio suit suitcase sun sunflower sunrise sunset supermarket surgery sweater swimsuit swing syringe table tablet tap tape taxi tea teapot teddy telephone television tent theatre thermometer thread threshold ticket tie tile timetable toast toaster toilet tomato tongue tooth toothbrush towel tower toy track tractor traffic train tram trampoline tray tree trolley trousers trowel truck trumpet tube tulip tunnel turbine tyre umbrella uniform van vase vegetables veil verandah vest village vinegar violin visa volcano waistcoat wallet wall wardrobe ward washing watch waterfall wave wax web wedding weed well wheel wheelbarrow wheelchair whisky whistle willow wind window windowsill wine wing wire wolf wood wool workbench workshop worm wrench yard yarn yoghurt zip';

/** Nouns for where things happen; used with the preposition they stand with. */
export const PLACES =
  'kitchen bedroom bathroom garden hospital school office work train bus park beach church shop supermarket library pub gym station airport hotel car house flat harbour harbor quay street market cafe café ward classroom lab workshop shed barn field river lake sea mountain hill forest wood bridge balcony porch hallway corridor stairs garage attic allotment greenhouse cemetery grave clinic surgery platform playground pool museum cinema theatre restaurant bakery village town city island farm stable';

/** Words through which a page can be seen, heard, smelt, tasted and touched. */
export const SENSES: readonly { sense: string; words: string }[] = [
  {
    sense: 'sound',
    words:
      'hum humming buzz buzzing creak creaked rattle rattled whistle whistled whistling echo echoed thud bang banged ticking clatter snoring snored drip dripping crackle crackling hiss hissing murmur rustle rustling chime chimed beeping beeped squeaked squeaky purring purr birdsong barking barked',
  },
  {
    sense: 'smell',
    words: 'smell smelled smelt smells smelling scent perfume aftershave',
  },
  { sense: 'taste', words: 'tasted taste tastes salty sour burnt crunchy' },
  {
    sense: 'touchSense',
    words: 'sticky damp freezing icy prickly velvet wool woollen itchy soaked',
  },
  {
    sense: 'sight',
    words:
      'glow glowing glowed shadow shadows shimmer sparkle sparkling golden silver pale flicker flickering flickered pink purple orange yellow grey gray scarlet',
  },
  {
    sense: 'body',
    words:
      'hands fingers knuckles chest throat stomach belly shoulders jaw lungs spine neck knees ribs teeth eyelids palms legs arms feet',
  },
];
