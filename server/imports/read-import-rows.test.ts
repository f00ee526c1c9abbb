import { describe, expect, it } from 'vitest';
import type { ImportFileShape, ImportLimits } from './read-import-rows';
import { readImportRows } from './read-import-rows';

const LIMITS: ImportLimits = { bytes: 10_000_000, rows: 100, columns: 10, cellCharacters: 1000 };

describe('Rows of an import file', () => {
  it('Import rows have the numbers that a spreadsheet shows', async () => {
    expect(await rowsOf('code,name\nA,Un\n\nB,Deux')).toEqual([
      { number: 1, cells: ['code', 'name'] },
      { number: 2, cells: ['A', 'Un'] },
      { number: 3, cells: [''] },
      { number: 4, cells: ['B', 'Deux'] },
    ]);
  });

  it('Import cells in quotes may contain line ends, delimiters and quotes', async () => {
    expect(cellsOf(await rowsOf('a,b\r\n"x\r\ny","1,2 ""3"""\r\nz,w'))).toEqual([
      ['a', 'b'],
      ['x\r\ny', '1,2 "3"'],
      ['z', 'w'],
    ]);
  });

  it('Import rows may end in any kind of line end, and be shorter or longer than the header', async () => {
    expect(cellsOf(await rowsOf('a,b\r1\n2,3,4\r\n5,6'))).toEqual([
      ['a', 'b'],
      ['1'],
      ['2', '3', '4'],
      ['5', '6'],
    ]);
  });

  it('Import cells keep a quote inside an unquoted cell', async () => {
    expect(cellsOf(await rowsOf('a,b\nTV 32" LED,1'))).toEqual([
      ['a', 'b'],
      ['TV 32" LED', '1'],
    ]);
  });

  it.each([
    ['a, "b, c", d', ['a', 'b, c', 'd']],
    ['a ,"b, c" , d', ['a ', 'b, c', 'd']],
    ['a,\t"b ""c""" ,d', ['a', 'b "c"', 'd']],
    ['a,"TV 32" LED",d', ['a', 'TV 32" LED', 'd']],
    ['a,"b" et "c",d', ['a', '"b" et "c"', 'd']],
    ['a,"""b""",d', ['a', '"b"', 'd']],
    ['a,"""b"" et ""c""",d', ['a', '"b" et "c"', 'd']],
    ['a,"",d', ['a', '', 'd']],
  ])('The import row %s is read as %j', async (line, cells) => {
    expect(cellsOf(await rowsOf(`x,y,z\n${line}`))[1]).toEqual(cells);
  });

  it('Import rows are read with a vertical bar or a tab as the delimiter', async () => {
    const bar = { encoding: 'utf-8', delimiter: '|' } as const;
    expect(cellsOf(await rowsOf('a|b\n1, 2| "3|4"', bar))[1]).toEqual(['1, 2', '3|4']);
    const tab = { encoding: 'utf-8', delimiter: '\t' } as const;
    expect(cellsOf(await rowsOf('a\tb\tc\n\t\t"3\t4"', tab))[1]).toEqual(['', '', '3\t4']);
  });

  it('Import cells keep the blank after an HTML entity that a semicolon separates', async () => {
    const semicolon = { encoding: 'utf-8', delimiter: ';' } as const;
    expect(cellsOf(await rowsOf('a;b\nA; Savon &amp; gant; 3', semicolon))[1]).toEqual([
      'A',
      'Savon &amp',
      ' gant',
      '3',
    ]);
  });

  it('Import rows exclude the byte order mark and the delimiter hint', async () => {
    expect(cellsOf(await rowsOf('\uFEFFcode,b\n1,2'))).toEqual([
      ['code', 'b'],
      ['1', '2'],
    ]);
    const hinted = await rowsOf('sep=;\na;b\n1;2', { encoding: 'utf-8', delimiter: ';' });
    expect(hinted[0]).toEqual({ number: 1, cells: ['a', 'b'] });
  });

  it('Import rows are decoded across chunk boundaries', async () => {
    const whole = Buffer.from('code,nom\nA,قفطان مطرز');
    const pieces = Array.from({ length: whole.length }, (_, at) => whole.subarray(at, at + 1));
    expect(cellsOf(await rowsOf(pieces))).toEqual([
      ['code', 'nom'],
      ['A', 'قفطان مطرز'],
    ]);
  });

  it('Import rows are decoded as windows-1252 and UTF-16', async () => {
    const latin = Buffer.from('code;été\nA;œuvre', 'latin1');
    expect(cellsOf(await rowsOf([latin], { encoding: 'windows-1252', delimiter: ';' }))[0]).toEqual(
      ['code', 'été'],
    );
    const wide = Buffer.from('\uFEFFcode\tاسم', 'utf16le');
    expect(cellsOf(await rowsOf([wide], { encoding: 'utf-16le', delimiter: '\t' }))).toEqual([
      ['code', 'اسم'],
    ]);
  });

  it('Reading import rows fails with `malformed_csv` when a quote never closes', async () => {
    await expect(rowsOf('a,b\n1,2\n3,"4\n5,6')).rejects.toMatchObject({ code: 'malformed_csv' });
  });

  it('Reading import rows fails at each limit: rows, columns, cell length and file size', async () => {
    const many = ['a', ...Array.from({ length: 101 }, (_, at) => String(at))].join('\n');
    await expect(rowsOf(many)).rejects.toMatchObject({ code: 'too_many_rows', line: 102 });
    await expect(rowsOf('a,b,c,d,e,f,g,h,i,j,k')).rejects.toMatchObject({
      code: 'too_many_columns',
    });
    await expect(rowsOf(`a\n${'x'.repeat(1001)}`)).rejects.toMatchObject({ code: 'cell_too_long' });
    const tight = { ...LIMITS, bytes: 3 };
    await expect(rowsOf('a,b\n1,2', undefined, tight)).rejects.toMatchObject({
      code: 'file_too_large',
    });
  });

  it('Reading import rows can stop early', async () => {
    for await (const { number } of readImportRows(endless(), {
      encoding: 'utf-8',
      delimiter: ',',
    })) {
      if (number === 50) break;
    }
  });

  it('Reading 200,000 import rows needs less than 250 MB of heap', {
    timeout: 60_000,
  }, async () => {
    const limits = { ...LIMITS, bytes: 1e9, rows: 1e6 };
    let read = 0;
    let highest = 0;
    const shape = { encoding: 'utf-8', delimiter: ',' } as const;
    for await (const { number } of readImportRows(endless(), shape, limits)) {
      read = number;
      if (number % 20_000 === 0) highest = Math.max(highest, process.memoryUsage().heapUsed);
      if (number === 200_000) break;
    }
    expect(read).toBe(200_000);
    expect(highest).toBeLessThan(250 * 1024 * 1024);
  });
});

async function* endless(): AsyncGenerator<Uint8Array> {
  const piece = Buffer.from('A-1,Tajine,"une description, assez longue"\n'.repeat(500));
  for (;;) yield piece;
}

async function rowsOf(
  text: string | readonly Uint8Array[],
  shape: ImportFileShape = { encoding: 'utf-8', delimiter: ',' },
  limits: ImportLimits = LIMITS,
) {
  const pieces = typeof text === 'string' ? [Buffer.from(text)] : text;
  const rows = [];
  for await (const row of readImportRows(streamOf(pieces), shape, limits)) rows.push(row);
  return rows;
}

async function* streamOf(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

function cellsOf(rows: readonly { readonly cells: readonly string[] }[]) {
  return rows.map(({ cells }) => cells);
}
