// Writes the synthetic specimens in test-data/synthetic: kinds of paper that no public-domain document here covers.
// Everybody and everything in them is invented, and each says so at its head and foot. Run it with Node when a text changes.
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

const MARK = 'SYNTHETIC SPECIMEN - invented for software tests - not a real case';
const LEFT = 72;
const WIDTH = 468;

class Paper {
  constructor(name) {
    // A fixed date and no random id: the same text gives the same file.
    this.pdf = new PDFDocument({ size: 'LETTER', margins: { top: 84, bottom: 72, left: LEFT, right: LEFT }, info: { Title: MARK, CreationDate: new Date('2026-01-01T00:00:00Z') } });
    this.done = once(this.pdf.pipe(createWriteStream(join(import.meta.dirname, 'synthetic', `${name}.pdf`))), 'finish');
    this.pdf.font('Times-Roman').fontSize(12);
    this.mark();
    this.pdf.on('pageAdded', () => this.mark());
  }
  mark() {
    const { pdf } = this;
    const { x, y } = pdf;
    pdf.fontSize(8).text(MARK, LEFT, 40, { width: WIDTH, align: 'center', lineBreak: false });
    pdf.fontSize(12);
    [pdf.x, pdf.y] = [x, Math.max(y, 84)];
  }
  center(...lines) {
    for (const line of lines) this.pdf.text(line, LEFT, undefined, { width: WIDTH, align: 'center' });
    this.pdf.moveDown();
    return this;
  }
  /** Rows of [left, right], with a printed rule between them when one is given. */
  caption(rule, rows) {
    for (const [left, right = ''] of rows) {
      const { y } = this.pdf;
      this.pdf.text(left || ' ', LEFT, y, { width: 225, lineBreak: false });
      if (rule) this.pdf.text(rule, LEFT + 232, y, { lineBreak: false });
      if (right) this.pdf.text(right, LEFT + 250, y, { lineBreak: false });
      this.pdf.y = y + 15;
    }
    this.pdf.x = LEFT;
    this.pdf.moveDown();
    return this;
  }
  text(...paragraphs) {
    for (const paragraph of paragraphs) this.pdf.text(paragraph, LEFT, undefined, { width: WIDTH, indent: 36, lineGap: 3 }).moveDown(0.6);
    return this;
  }
  lines(...lines) {
    for (const line of lines) this.pdf.text(line, LEFT, undefined, { width: WIDTH });
    this.pdf.moveDown(0.6);
    return this;
  }
  end() {
    this.pdf.end();
    return this.done;
  }
}

const specimens = {
  'divorce-petition': (paper) =>
    paper
      .center('SUPERIOR COURT OF THE STATE OF ARDEN', 'COUNTY OF MERRIT')
      .caption(')', [
        ['In re the Marriage of:', 'Case No. FL-2025-00417'],
        [''],
        ['Petitioner: NORA ELLEN VALE,', 'PETITION FOR DISSOLUTION'],
        ['', 'OF MARRIAGE'],
        ['and'],
        [''],
        ['Respondent: THOMAS REED VALE.'],
      ])
      .text('1. Petitioner and Respondent were married on June 14, 2009, in Merrit County and separated on March 2, 2025.', '2. There are two minor children of the marriage: a daughter born in 2012 and a son born in 2015. Both children have lived with Petitioner since the separation.', '3. Respondent moved out of the family residence at 18 Alder Lane on March 2, 2025, and has paid no support since April 2025.', '4. Petitioner works part time as a school librarian and earns $2,150 a month. Respondent is employed as a site engineer and earns $9,400 a month, as his pay stubs show.', '5. Irreconcilable differences have caused the irremediable breakdown of the marriage.', '6. The community property includes the family residence, two vehicles and retirement accounts; the bank statements are attached as Exhibit A.')
      .center('PRAYER FOR RELIEF')
      .text('WHEREFORE, Petitioner requests judgment as follows:', '(a) dissolution of the marriage;', '(b) primary physical custody of the minor children with reasonable parenting time for Respondent;', '(c) child support and spousal support according to the guidelines; and', '(d) an equal division of the community property.', 'Respondent must file a response within 30 days after service of this petition. A status conference is set for September 9, 2025.', 'Dated: July 21, 2025'),

  'eviction-complaint': (paper) =>
    paper
      .center('IN THE COUNTY COURT OF LARKSPUR COUNTY', 'STATE OF ARDEN')
      .caption('', [
        ['HOLLIS COURT APARTMENTS, LLC,'],
        ['', 'Case No. 2025-CC-001982'],
        ['          Plaintiff,'],
        [''],
        ['     vs.', 'COMPLAINT FOR EVICTION'],
        [''],
        ['DANA PRIOR and all other occupants,'],
        [''],
        ['          Defendants.'],
      ])
      .text('Plaintiff, HOLLIS COURT APARTMENTS, LLC, sues Defendant, DANA PRIOR, and alleges:', '1. Plaintiff is the landlord of the premises located at 77 Hollis Court, Unit 4B.', '2. Defendant has occupied the premises as tenant under a written lease dated August 1, 2023, at a monthly rent of $1,480.', '3. Defendant failed to pay the rent due on May 1, 2025, and June 1, 2025. The rent ledger shows a balance of $2,960.', '4. On June 9, 2025, Plaintiff posted a written notice to pay or vacate on the door of the premises, and took a photograph of it.', '5. Defendant did not pay and did not vacate within three days after the notice, and remains in possession.', '6. Defendant told the manager in a text message of June 12, 2025, that the heating had not worked since February.', 'WHEREFORE, Plaintiff demands judgment for possession of the premises, unpaid rent of $2,960, and the costs of this action.', 'Defendant must file an answer no later than July 7, 2025. Hearing: July 15, 2025 at 9:30 AM, Courtroom 2.'),

  'shareholder-suit': (paper) =>
    paper
      .center('IN THE COURT OF CHANCERY OF THE STATE OF ARDEN')
      .caption(')', [
        ['MIRIAM OSEI, derivatively on behalf of'],
        ['NORTHGATE ROBOTICS, INC.,'],
        [''],
        ['          Plaintiff,', 'C.A. No. 2025-0613-VCL'],
        [''],
        ['     v.', 'VERIFIED STOCKHOLDER'],
        ['', 'DERIVATIVE COMPLAINT'],
        ['GRANT HOLLOWAY and LENA FISKE,'],
        [''],
        ['          Defendants,'],
        [''],
        ['     and'],
        [''],
        ['NORTHGATE ROBOTICS, INC.,'],
        [''],
        ['          Nominal Defendant.'],
      ])
      .center('NATURE OF THE ACTION')
      .text('1. Plaintiff, a stockholder of Northgate Robotics, Inc. since 2019, brings this action against two directors who sold the company’s patents to a firm that they own.')
      .center('FACTUAL ALLEGATIONS')
      .text('2. On January 17, 2025, the board of directors approved the sale of eleven patents to Fallow Holdings for $1.2 million.', '3. Holloway and Fiske owned 60 percent of Fallow Holdings and did not tell the other directors, as the board minutes show.', '4. In December 2024, a valuation by Corbin & Lyle had put the same patents at $7.5 million. Fiske received that report by e-mail on December 19, 2024.', '5. No special committee reviewed the sale, and no other offer was sought.')
      .center('COUNT I: BREACH OF FIDUCIARY DUTY')
      .text('6. Holloway and Fiske breached their duty of loyalty to the company and its stockholders.')
      .center('COUNT II: UNJUST ENRICHMENT')
      .text('7. Defendants were unjustly enriched at the expense of the company.')
      .center('PRAYER FOR RELIEF')
      .text('WHEREFORE, Plaintiff prays for judgment as follows:', '(a) rescission of the sale of the patents;', '(b) damages for the company in an amount to be proven at trial; and', '(c) an accounting of the profits of Fallow Holdings.', 'Dated: June 30, 2025'),

  'municipal-citation': (paper) =>
    paper
      .center('MUNICIPAL COURT OF THE CITY OF BRACKEN', 'UNIFORM TRAFFIC CITATION')
      .lines('Citation No. BR-2025-118834', 'Date of violation: 04/11/2025          Time: 17:42', 'Violator: QUINN, AVERY J.', 'Address: 9 Ferry Road, Bracken', 'Vehicle: 2018 gray sedan')
      .lines('Violation: Bracken Municipal Code § 11.52.030, speeding 49 in a 35 mph zone', 'Location: 1200 block of Tanner Avenue')
      .text('Officer’s statement: I observed the vehicle traveling east on Tanner Avenue at a speed above the flow of traffic. I measured 49 miles per hour with radar unit R-7, which I had tested at the start of my shift. The driver stated that she was late for work.')
      .lines('Court date: May 20, 2025 at 8:30 AM', 'You must pay the fine or appear within 30 days of the date of this citation.'),

  'police-report': (paper) =>
    paper
      .center('BRACKEN POLICE DEPARTMENT', 'INCIDENT REPORT')
      .lines('Report Number: 25-007713', 'Date of Report: 02/03/2025', 'Offense: Burglary of a business', 'Reporting Officer: Ofc. L. Marsh #318')
      .lines('SUSPECT: DREW, CASEY L.   DOB: 07/19/1998', 'VICTIM: Bracken Hardware', 'WITNESS: Irene Cole')
      .center('NARRATIVE')
      .text('On February 3, 2025, at approximately 0215 hours, I was dispatched to Bracken Hardware at 410 Mill Street on an alarm. The rear door had been forced and the lock was lying on the ground.', 'Irene Cole, who lives across the street, stated that she saw a man in a red jacket leave through the rear door and walk toward Pine Street.', 'At 0231 hours I stopped Casey Drew on Pine Street. He wore a red jacket and carried a canvas bag with two cordless drills. He said that he had bought the drills the day before and had lost the receipt.', 'The surveillance video of the store shows one person in a dark jacket at the rear door at 0209 hours. The store manager compared the serial numbers of the drills with the inventory and found no match.', 'Drew was arrested and transported to the station. His jacket, the bag and the drills were booked into evidence.'),
};

for (const [name, write] of Object.entries(specimens)) await write(new Paper(name)).end();
