import { crc32, deflateRawSync } from 'node:zlib';

export interface Entry {
  name: string;
  data: Buffer;
  /** Already deflated; `data` is then what it claims to be when unpacked. */
  packed?: Buffer;
}

/** A ZIP archive (APPNOTE 6.3.10, 4.3), as small as it can be. */
export function zipOf(entries: Entry[]): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, data, packed = deflateRawSync(data, { level: 9 }) } of entries) {
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(data), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(data.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), about, rest, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 4);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, Buffer.from('PK\u0005\u0006'), end]);
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document whose text part is this XML. */
export const docxOf = (document: string | Buffer, more: Entry[] = []): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', data: Buffer.from(TYPES) },
    { name: '_rels/.rels', data: Buffer.from(RELATIONS) },
    { name: 'word/document.xml', data: Buffer.from(document) },
    ...more,
  ]);

/** The text part of a Word document with this in its body. */
export const wordXml = (body: string, head = ''): string =>
  `<?xml version="1.0"?>${head}<w:document ${W}><w:body>${body}</w:body></w:document>`;

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
