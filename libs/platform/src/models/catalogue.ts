import { draftingModels } from './drafting-models.js';
import type { Archive, Model } from './model.js';

const SHERPA = '1.13.8';
/** The library as its package for a machine holds it. */
const LIBRARIES = {
  linux: ['sherpa-onnx.node', 'libonnxruntime.so', 'libsherpa-onnx-c-api.so', 'libsherpa-onnx-cxx-api.so'],
  darwin: [
    'sherpa-onnx.node',
    'libonnxruntime.dylib',
    'libsherpa-onnx-c-api.dylib',
    'libsherpa-onnx-cxx-api.dylib',
  ],
};
/** What its package for Node loads, of which the recognizer and the voices are used. */
const WRAPPER = [
  'addon-static-import.js',
  'addon.js',
  'audio-tagg.js',
  'keyword-spotter.js',
  'non-streaming-asr.js',
  'non-streaming-speaker-diarization.js',
  'non-streaming-speech-denoiser.js',
  'non-streaming-tts.js',
  'online-speech-denoiser.js',
  'punctuation.js',
  'resampler.js',
  'sherpa-onnx.js',
  'speaker-identification.js',
  'spoken-language-identification.js',
  'streaming-asr.js',
  'types.js',
  'vad.js',
  'package.json',
];
const RELEASES = 'https://github.com/k2-fsa/sherpa-onnx/releases/download';

/** @param registry where npm's packages come from */
export const catalogue = (registry = 'https://registry.npmjs.org'): Model[] => {
  const onNpm = (name: string, version = SHERPA): string =>
    `${registry.replace(/\/+$/u, '')}/${name}/-/${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;
  const library = (machine: string, bytes: number, sha256: string): Archive => ({
    url: onNpm(`sherpa-onnx-${machine}`),
    bytes,
    sha256,
    packed: 'gzip',
    keep: ['package.json', 'index.js', ...LIBRARIES[machine.startsWith('darwin') ? 'darwin' : 'linux']],
    into: `node_modules/sherpa-onnx-${machine}`,
    machine,
  });
  return [
    {
      name: 'sherpa-onnx',
      purpose: 'the program that runs the models below',
      kind: 'recognizer',
      licence: 'Apache-2.0; its prebuilt form contains espeak-ng (GPL-3.0) and runs as a program of its own',
      credit: 'k2-fsa/sherpa-onnx',
      unpackedBytes: 34_000_000,
      needs: [],
      archives: [
        {
          url: onNpm('sherpa-onnx-node'),
          bytes: 11_954,
          sha256: 'db2a7b8b18d950b6e9ca5c1c919afec33fd3dd2bfef1aade0bea5a9fe7a1f0f1',
          packed: 'gzip',
          keep: WRAPPER,
          into: 'node_modules/sherpa-onnx-node',
        },
        library('linux-x64', 11_089_653, '13291bcd825da5858ca27a35443e9a2c229a40616c0910086de2db12c5c9312c'),
        library(
          'linux-arm64',
          13_910_679,
          'e1671ad6e94e51947229a5736d06022780f3fba967da8d917173cd9765902ee8',
        ),
        library(
          'darwin-arm64',
          10_047_754,
          'e1abc1d9676478996574de922e55714d80b4500b860bc4e7349aa01cd0ea4929',
        ),
        library('darwin-x64', 11_191_481, '3e583d3423160cb8a0f9316008e293ad9a6b66c63e1966ad399a88300390fbaa'),
      ],
    },
    {
      name: 'parakeet-0.6b',
      purpose: 'words of a recording, English',
      kind: 'words',
      licence: 'CC-BY-4.0',
      credit: 'NVIDIA, Parakeet TDT 0.6B v2',
      unpackedBytes: 662_000_000,
      needs: ['sherpa-onnx'],
      archives: [
        {
          url: `${RELEASES}/asr-models/sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8.tar.bz2`,
          bytes: 482_468_385,
          sha256: '157c157bc51155e03e37d2466522a3a737dd9c72bb25f36eb18912964161e1ad',
          packed: 'bzip2',
          keep: ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
        },
      ],
    },
    {
      name: 'parakeet-110m',
      purpose: 'words of a recording, English, on small machines',
      kind: 'words',
      licence: 'CC-BY-4.0',
      credit: 'NVIDIA, Parakeet TDT-CTC 110M',
      unpackedBytes: 135_000_000,
      needs: ['sherpa-onnx'],
      archives: [
        {
          url: `${RELEASES}/asr-models/sherpa-onnx-nemo-parakeet_tdt_ctc_110m-en-36000-int8.tar.bz2`,
          bytes: 104_337_827,
          sha256: '17f945007b52ccd8b7200ffc7c5652e9e8e961dfdf479cefcabd06cf5703630b',
          packed: 'bzip2',
          keep: ['model.int8.onnx', 'tokens.txt'],
        },
      ],
    },
    {
      name: 'piper-libritts',
      purpose: 'natural voices while the user waits',
      kind: 'voices',
      licence: 'CC-BY-4.0 (LibriTTS-R), espeak-ng data GPL-3.0',
      credit: 'Piper, LibriTTS-R',
      unpackedBytes: 98_000_000,
      needs: ['sherpa-onnx'],
      archives: [
        {
          url: `${RELEASES}/tts-models/vits-piper-en_US-libritts_r-medium.tar.bz2`,
          bytes: 82_038_311,
          sha256: '10dc268f3e371696d721486123e2705a9fc1faa113491979fde4d88dba1f1b1c',
          packed: 'bzip2',
          keep: ['en_US-libritts_r-medium.onnx', 'tokens.txt', 'espeak-ng-data/'],
        },
      ],
    },
    {
      name: 'kokoro',
      purpose: 'natural voices, finer and slower: read the same again',
      kind: 'voices',
      licence: 'Apache-2.0, espeak-ng data GPL-3.0',
      credit: 'hexgrad, Kokoro 82M v0.19',
      unpackedBytes: 158_000_000,
      needs: ['sherpa-onnx'],
      archives: [
        {
          url: `${RELEASES}/tts-models/kokoro-int8-en-v0_19.tar.bz2`,
          bytes: 103_248_205,
          sha256: 'c9f0dd393615805b0bab050c340834d5e684e732aec91c0e860cd30e982c08bd',
          packed: 'bzip2',
          keep: ['model.int8.onnx', 'voices.bin', 'tokens.txt', 'espeak-ng-data/'],
        },
      ],
    },
    ...draftingModels(onNpm),
  ];
};
