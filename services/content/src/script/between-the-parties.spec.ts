import { describe, expect, it } from '@jest/globals';
import { draftOf } from './drafted-papers.fixtures.js';

const CAPTION = (title: string): string => `IN THE DISTRICT COURT OF LANE COUNTY

ODALYS FARMS, INC.,
     Plaintiff,
v.                                   No. 23-441
TANNER GRAIN STORAGE, LLC,
     Defendant.

${title}
`;

const COMPLAINT = `${CAPTION('COMPLAINT')}
1. Odalys Farms, Inc. ("Odalys") grows white corn in Lane County. Its president is Rosa Odalys.

2. Tanner Grain Storage, LLC ("Tanner") stores grain. Its manager is Lee Orne.

3. On October 9, 2023, Odalys delivered 57,840 bushels of white corn to Tanner.

4. Between January 9 and March 11, 2024 the corn heated and molded.

COUNT I
BREACH OF CONTRACT

5. Tanner breached the contract.

WHEREFORE, Odalys asks for judgment against Tanner.
`;

const MAILS = `From: Lee Orne
To: Rosa Odalys
Date: October 16, 2023 5:52 PM
Subject: moisture

Three loads came in today at over sixteen percent. I can run them through the dryer at a nickel a point or you can slow down.

From: Rosa Odalys
To: Lee Orne
Date: October 17, 2023 8:06 AM
Subject: Re: moisture

Do not run it through the dryer, I am not paying a nickel a point. Put it in bin 7 and blend it.

From: Lee Orne
To: Rosa Odalys
Date: February 6, 2024 8:33 AM
Subject: bin 7

The center cable reads 67 degrees this morning and it was 56 two weeks back. Do you want us to turn the bin?

From: Rosa Odalys
To: Lee Orne
Date: February 6, 2024 12:15 PM
Subject: Re: bin 7

Turning breaks kernels. Not paying for that.
`;

describe('what the parties wrote to each other, in a closing of the one who is sued', () => {
  const closing = draftOf('closing-argument', [COMPLAINT, MAILS], { forTheOther: true });

  it('is told where the one who sues bid or refused it', () => {
    expect(closing).toContain('Do not run it through the dryer');
    expect(closing).toContain('Not paying for that.');
  });
});

describe('a protest of the one who sues', () => {
  it('is no bid of hers', () => {
    const protest = MAILS.replace(
      'Turning breaks kernels. Not paying for that.',
      'Turn it today. Do not run the fan on it, you promised to turn it and I asked you twice.',
    );
    expect(draftOf('closing-argument', [COMPLAINT, protest], { forTheOther: true })).not.toContain(
      'I asked you twice',
    );
  });
});

describe('the same messages, in a closing of the one who sues', () => {
  it('are not told with what he refused', () => {
    expect(draftOf('closing-argument', [COMPLAINT, MAILS])).not.toContain('Not paying for that.');
  });
});
