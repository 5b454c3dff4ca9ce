import { describe, expect, it } from '@jest/globals';
import { splitSpoken } from './split.js';

describe('a long sentence', () => {
  it.each([
    [
      'Moss went to the pickup, the driver was a blond lady out standing.',
      ['Moss went to the pickup.', 'The driver was a blond lady out standing.'],
    ],
    [
      'Moss said that when he came, the driver was gone.',
      ['Moss said that when he came, the driver was gone.'],
    ],
    [
      'Ada Vale left the hall to bring a plate to her mother, Irene Vale, who was at the fire pit.',
      [
        'Ada Vale left the hall to bring a plate to Irene Vale.',
        'Irene Vale was at the fire pit.',
        'Irene Vale is her mother.',
      ],
    ],
    [
      'Ada Vale is the keeper of the estate of her mother, Irene Vale, who died on May 4.',
      [
        'Ada Vale is the keeper of the estate of Irene Vale, who died on May 4.',
        'Irene Vale was her mother.',
      ],
    ],
    [
      'Ada Vale was a guest at the wedding reception of her niece, Sabina Orne, and danced.',
      [
        'Ada Vale was a guest at the wedding reception of Sabina Orne, and danced.',
        'Sabina Orne is her niece.',
      ],
    ],
    [
      'The next week Orne began to work for Ada Vale privately at $900 per week, and by Memorial Day had moved into an old sewing room on the first floor.',
      [
        'The next week Orne began to work for Ada Vale privately at $900 per week.',
        'By Memorial Day, Orne had moved into an old sewing room on the first floor.',
      ],
    ],
    [
      'On August 19, 2022, at the Cooler 4 dock, while Ada Vale stood on a step stool, Orne came up from behind and put both hands on her waist and left.',
      [
        'On August 19, 2022, at the Cooler 4 dock, while Ada Vale stood on a step stool, Orne came up from behind.',
        'Orne put both hands on her waist and left.',
      ],
    ],
    [
      'Inside, under the lights, she saw her ovens, her mixer, her bench, and two of the young bakers whom she herself had trained in the years before.',
      [
        'Inside, under the lights, she saw her ovens, her mixer, her bench, and two of the young bakers whom she herself had trained in the years before.',
      ],
    ],
    [
      "R&T's mechanic, Orlando Fusco, testified that he had tested every door of the building in January.",
      [
        "Orlando Fusco was R&T's mechanic.",
        'Fusco testified that he had tested every door of the building in January.',
      ],
    ],
    [
      "In May she told Hale-Orne's director of security, Gerald F. Nash, that she had opened the gate for the driver.",
      [
        'In May she told Gerald F. Nash that she had opened the gate for the driver.',
        "Gerald F. Nash was Hale-Orne's director of security.",
      ],
    ],
    [
      'Roth-Vale’s director of safety, Paul Onderko, wrote that he had tested every brake in the yard.',
      [
        'Paul Onderko was Roth-Vale’s director of safety.',
        'Onderko wrote that he had tested every brake in the yard.',
      ],
    ],
    [
      'On January 16, 2023, Martin Luther King, Jr. Day, at 2:44 a.m., the gate of the yard was opened from the console, Roth being the only clerk there.',
      [
        'It was January 16, 2023, Martin Luther King, Jr. Day.',
        'At 2:44 a.m., the gate of the yard was opened from the console, Roth being the only clerk there.',
      ],
    ],
    [
      'On Friday, March 6, 2020, at about 4:40 p.m., he opened the gate of the lower yard with a bent key, stepped in, and fell nine feet to the floor.',
      [
        'On Friday, March 6, 2020, at about 4:40 p.m., he opened the gate of the lower yard with a bent key.',
        'He stepped in and fell nine feet to the floor.',
      ],
    ],
    [
      'R&T’s mechanic, Paul Onderko, wrote that he had tested every brake in the yard.',
      ['Paul Onderko was R&T’s mechanic.', 'Onderko wrote that he had tested every brake in the yard.'],
    ],
    [
      'Harlow Toys makes, offers to sell, ships, and promotes the wooden trains of the plaintiff in Ohio.',
      ['Harlow Toys makes, offers to sell, ships, and promotes the wooden trains of the plaintiff in Ohio.'],
    ],
    [
      'Harlow has steadily promoted, shipped, and sold its wooden trains in Ohio under that name since 2009.',
      [
        'Harlow has steadily promoted, shipped, and sold its wooden trains in Ohio under that name since 2009.',
      ],
    ],
    [
      'He opened the gate of the lower yard with a bent key, stepped in, and fell nine feet to the floor.',
      [
        'He opened the gate of the lower yard with a bent key.',
        'He stepped in and fell nine feet to the floor.',
      ],
    ],
    [
      'Ms. Doe slipped on a puddle near aisle 7 and fractured her left wrist, which required two surgeries.',
      [
        'Ms. Doe slipped on a puddle near aisle 7.',
        'Ms. Doe fractured her left wrist, which required two surgeries.',
      ],
    ],
    [
      'He visited the lab on the second floor, signed a paper for the clerk, and left the city.',
      ['He visited the lab on the second floor.', 'He signed a paper for the clerk, and left the city.'],
    ],
    [
      'The road was closed by the county on Monday and marked with cones the next morning.',
      ['The road was closed by the county on Monday.', 'The road was marked with cones the next morning.'],
    ],
    [
      'The boiler in the basement failed in January, but the landlord of the building refused to repair it.',
      [
        'The boiler in the basement failed in January.',
        'But the landlord of the building refused to repair it.',
      ],
    ],
    [
      'On May 16, 2011, Hall, who was then the president of the association, died while he was traveling.',
      [
        'On May 16, 2011, Hall died while he was traveling.',
        'Hall was then the president of the association.',
      ],
    ],
    [
      'On May 7, 2024, Corbel Tile put Mr. Quay, who was 26 years old, in the position of floor lead of the yard.',
      [
        'On May 7, 2024, Corbel Tile put Mr. Quay in the position of floor lead of the yard.',
        'Quay was 26 years old.',
      ],
    ],
    [
      'The truck rolled down the hill and struck a parked car, causing it to roll into the yard.',
      ['The truck rolled down the hill.', 'The truck struck a parked car, causing it to roll into the yard.'],
    ],
    [
      'She testified that the light in the lane was red, and that the truck never slowed down before it hit her.',
      [
        'She testified that the light in the lane was red.',
        'She testified that the truck never slowed down before it hit her.',
      ],
    ],
    [
      'The truck owned by Meridian struck Alvarez at the corner of Fifth Street and threw her against a wall.',
      [
        'The truck owned by Meridian struck Alvarez at the corner of Fifth Street.',
        'The truck threw her against a wall.',
      ],
    ],
  ])('%s', (text, parts) => {
    expect(splitSpoken(text)).toEqual(parts);
  });

  it.each([
    'He did not stop at the corner of the street and call the police about what he had seen.',
    'He said, “I saw the truck, and I told them about the brakes, and nobody did anything at all.”',
    'The manager bought bread and milk and a newspaper from the store at the corner of the street.',
    'Multiple charges were dismissed and Tennant eliminated the risk of a longer sentence and obtained the certainty of a shorter one.',
    'Tennant sought to withdraw his plea, alleging the district attorney intimidated and coerced him into pleading guilty.',
    'According to Reed, the foreman signed the sheet for the crane and sent it out to the yard at noon.',
    'Not one officer looked into the trunk of the car and wrote down what was lying there that night.',
    'The court reached the issue of liability in these circumstances only because it first found a duty to warn the tenant.',
    'Her operator certification had expired on the last day of November 2024, and Bayou knew it.',
    'On May 3, 2023, the planning program proposed, and Ms. Quay released, Purchase Order 4400 for 40 drums of resin.',
    'She rang at the farm on July 17 and December 26, 2022, and each time was met on the porch by the nurse of her aunt.',
    'On the day of the sale she telephoned Attorney Vane, who had drawn her will, and to whom she owed $2,380.',
    'On February 18 the bank sent closing papers, which reflected the point and which included a statement, and it set a date.',
  ])('stays whole where a part would say something else: %s', (text) => {
    expect(splitSpoken(text)).toEqual([text]);
  });

  it.each([
    [
      'On June 14, 2022, Delaney cut the lock of Unit 118 with bolt cutters, believing it to be Unit 181, whose tenant was behind in rent.',
      [
        'On June 14, 2022, Delaney cut the lock of Unit 118 with bolt cutters.',
        'Delaney believed it to be Unit 181.',
        "Unit 181's tenant was behind in rent.",
      ],
    ],
    [
      'On October 2, 2020, after receiving an audit letter from the agency, Vickery created 212 false logs bearing the names of patients, at least nine of whom were dead.',
      [
        'Vickery received an audit letter from the agency.',
        'On October 2, 2020, Vickery created 212 false logs bearing the names of patients.',
        'At least nine of them were dead.',
      ],
    ],
    [
      'The company did not tell her that the unit had been opened until July 29, 2022, when it sent her a short email about the account.',
      [
        'The company did not tell her that the unit had been opened until July 29, 2022.',
        'That is when it sent her a short email about the account.',
      ],
    ],
    [
      'The cooperative has refused to pay the final installment, although Holloway sent invoices in November and again in December.',
      [
        'The cooperative has refused to pay the final installment.',
        'But Holloway sent invoices in November and again in December.',
      ],
    ],
    [
      'An appraiser looked at the house on February 7, 2008, and put its value at three hundred and eight thousand dollars.',
      [
        'An appraiser looked at the house on February 7, 2008.',
        'The appraiser put its value at three hundred and eight thousand dollars.',
      ],
    ],
    [
      'The school secretary, Beverly Nash, waited with both of the children in the front office until six in the evening.',
      [
        'Beverly Nash was the school secretary.',
        'Nash waited with both of the children in the front office until six in the evening.',
      ],
    ],
  ])('gives each clause its own subject: %s', (text, parts) => {
    expect(splitSpoken(text)).toEqual(parts);
  });
});
