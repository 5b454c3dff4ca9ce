import type { Archive, Model } from './model.js';

const VERSION = '3.22.1';
const LINUX = {
  'linux-x64': {
    bytes: 10_824_547,
    sha256: '0d953e1503d5ab4608d8ed5b739132308c81ac05ffeb760d2a7f30e08a9f90e0',
  },
  'linux-arm64': {
    bytes: 7_340_902,
    sha256: '39c76b998e35ed2f236c01472fc79eda0fc558b1c8b535023c2d7ded8c327cc4',
  },
};

/** What its package for Node imports, at the place where it looks for each: place, package, bytes, SHA-256. */
const IMPORTED = `
@huggingface/jinja @huggingface/jinja@0.5.11 82565 c92401a23cdef23be5a2773eafc22db6723e113380aa02fedd0ca40ceb123f29
@kwsites/file-exists @kwsites/file-exists@1.1.1 4969 8655395f8d52ae761817db9eb0c9f82e6ed8b7345125efb09afff02a25198556
@kwsites/promise-deferred @kwsites/promise-deferred@1.1.1 2563 d144362b62db89171b7efb4518685cb7afeaad27fb3e287717d688e8d9a40fb9
@simple-git/args-pathspec @simple-git/args-pathspec@1.0.4 2478 110eb1365a8135dc098b872a7ad1752220d6ae4661eeae974279310700d895f2
@simple-git/argv-parser @simple-git/argv-parser@1.1.1 28927 8ed7b81dbdcbc17b0655d308b85a0e395fc27afa5d5203a1f22b425538913220
@tinyhttp/content-disposition @tinyhttp/content-disposition@2.2.4 6667 089e63a1562ec2d36ccbf38b8ff4f8bf37a33f42e00554cac7a115b9a8816a33
ansi-escapes ansi-escapes@6.2.1 5500 7e6bca2d223e0c5a349e231f68a3ee1ea297038177cd28f90a97aaf46bef1026
ansi-regex ansi-regex@6.6.0 4310 dfb386fd02161f963368be90e9c6616277a66442ce186dd8b953799a91d30c3b
ansi-styles ansi-styles@6.2.3 5836 e939cf5138d7a5d4e34100acd0153577b2953305931157a1cfe9faa56383911b
async-retry async-retry@1.3.3 2595 acfa9c2b717f057397f2f3e1c6c40a159355aaba3985a288282025135d2a9f4d
bytes bytes@3.1.2 4496 835e37ad5a40da45eaed6e32d99847627a15b2a4671741182521fe48dee3c581
chalk chalk@5.6.2 13831 94957715a483aa3b9db60c8f22d5498227d8025c407f982eef81e34f37574ffd
chmodrp chmodrp@1.0.2 2942 01acae50248a7e1bc816b58cdec9875195592f7b577c7b2c5bca2bb4b1dd9bde
ci-info ci-info@4.5.0 8342 b4586dea7cee5b9d296b2116dde3aa9ceffeec856e7dd911df5c82241e2f9034
cli-cursor cli-cursor@5.0.0 1927 2576ff84cb30035603c4319a25f310427b11bcba9ca3b51e19d3837bc4488fd5
cli-spinners cli-spinners@2.9.2 6598 46c24c4edebc7b1297c6e9bb92b2f53f0be5c59037bbe1a695ffc953da02b48c
cross-spawn cross-spawn@7.0.6 6255 188c320cdc413adfec03098fda72af7a9b02152ba13d3a8f87f172d93ced38ea
cross-spawn/node_modules/isexe isexe@2.0.0 3756 47cfe872e088e28c53b736fef305324b57cc1cfc9f72a9b0f769f92731cb8359
cross-spawn/node_modules/which which@2.0.2 4496 a13adf5fddeb769655edce551e81fbb11904b9c9be76d95e41da8c4c499d4edc
debug debug@4.4.3 13449 89c1ac9c946ee8905a875837114528e97eeae35e03be3190584b2216af43e4a7
env-var env-var@7.5.0 13426 3f0ff56f4cb61f870cf40df19b2f65ec0a0142dff9e435bb3de80b0e2ee987a9
eventemitter3 eventemitter3@5.0.4 12133 21d4a36175672b9e6640c39a68613af73f9a4c47a4a4da39993e8cd085564eb6
filename-reserved-regex filename-reserved-regex@3.0.0 1721 c96c2fa4a124c14ef5e93512f0421927e93ea8bca593fcc3cb5e83dc3e48256c
filenamify filenamify@6.0.0 3248 3888616d9aeec9081fa56e919d15ae69eff861e7f9c6c6f188c0b85f3cdd0a3a
fs-extra fs-extra@11.4.1 16504 6eee04ab29b3f37ce2fa75014fb3fd4836d8a24a2945edfae11e571409ffcbfa
get-east-asian-width get-east-asian-width@1.7.0 5431 371c7b094731ec5848025a7139eb05facc23cf18bd56ed8f755364e4b90ebd35
graceful-fs graceful-fs@4.2.12 9935 4ce49e6df444e0e984000530452b68dae551d7f9aefe832dc6fbfbf583b0cc6a
ipull ipull@3.9.5 72275 45188b708fb499d60e570ef317e1a8cbc40952df0a1aecb0b4ddb493ce1fb690
ipull/node_modules/lifecycle-utils lifecycle-utils@2.1.0 21130 adeda086fd03d0390687b7c4f9dc25290e33d81ab384cf162c53dfb365343e0b
ipull/node_modules/parse-ms parse-ms@3.0.0 1766 b4e28073c2b013716226a9bfe87bd312ebf753707efba59cb1014a8bb6c6cac8
ipull/node_modules/pretty-ms pretty-ms@8.0.0 3743 0435f5796f79cab8cb2104176fde651d4c9ea280b90a3521a56126374dbf82a7
ipull/node_modules/slice-ansi slice-ansi@7.1.2 3180 44ad6f9f0132626f69d17325f2dbf0cbd3d6abfe3cf36d809b66318fbca58fba
is-fullwidth-code-point is-fullwidth-code-point@5.1.0 1679 f1a651594c2860a0a007dba521bafb7cb42fc199110df57e4b3eb0d336d523c3
is-interactive is-interactive@2.0.0 2391 3c3b25822ea4ea6ec5337ae23463f5f4638fdbae0c6d3934185300b1ed923af0
is-unicode-supported is-unicode-supported@2.1.0 2048 5926c0400ee62ff9cb7b4658e73217028aa6070799ddf5a14249e53e21fdd362
isexe isexe@4.0.0 10590 c33d5be3c3ae9b9932eb3192f00f754673341b0fd427be653834192620bb28a2
jsonfile jsonfile@6.2.1 3519 6c1ae1dbfc6c518b10858d2e37c31d31e1fb39eaf32d77c10f1d84c573540d36
lifecycle-utils lifecycle-utils@4.5.2 84057 79cc16a4d5b1e180e258e2af6b9329a00183bae2c085052120efff23ba4cdb3f
lodash.debounce lodash.debounce@4.0.8 5209 a518384c6f5694f12c752ff708869ce5790c32dbf01a47acdd53546be0980ba0
log-symbols log-symbols@7.0.1 2148 2855a94b5c49f0727cbd290d9914b095c56b3893229332958172cdefb80e0205
mimic-function mimic-function@5.0.1 3203 6cc0001f0fda816530db192ca9438ecaa892f7a4b579e4595a1dc8ab3bb0ac65
ms ms@2.1.3 2967 f6616e15e530ed552f9daa2d3ce71963947c6bc7c98c9b64fd3e673fd02622c6
nanoid nanoid@5.1.16 4839 d3fd9cbdc9e6c8f9617a92e6b06a308c56a62c744f748e393d10203866c1b3f8
onetime onetime@7.0.0 2366 e3356974342456a61d909af33b4da6bdba46cfb83f1ba8a039eeb1fba945cdc4
ora ora@9.4.1 11145 6c29a82c18fc7aa83e838c5091e0b3a468846fb6f7866a6814301f6db341661b
ora/node_modules/cli-spinners cli-spinners@3.4.0 6905 1db1193e1f304c2a0b180e96f2724fa6cf69dc795c5c51989feaf0eaff6fc0c2
parse-ms parse-ms@4.0.0 1985 abbc7e193f7bcd9d26f9fe994f846ee3fb442b0ec215e7f61fa1080a29b7fb68
path-key path-key@3.1.1 2258 4b8999acb914830edcd3c5b8fec632b32c6bc759ac3edc86336f5a9e08ba7b92
pretty-bytes pretty-bytes@6.1.1 3617 60130b603601c10ec72b9e6f4486703ef9ab18afc7628316c7c53052e9a540e5
pretty-ms pretty-ms@9.3.1 4863 c0063cf4e8865ef0e944b3853b046b01571036b62be5c72e6e86215fc9f4475b
proper-lockfile proper-lockfile@4.1.2 8728 fd78914ba57caecbedbb928fb369510b01fa32e1c0fbca7b63ca16623a7a8968
proper-lockfile/node_modules/retry retry@0.12.0 10431 df61c6d197aadc6ab17b489103533bbb0223413558d4222411c162155c30b428
restore-cursor restore-cursor@5.1.0 1684 fae40995655da80643db6bcb512977240e68cad98054e4f9f3851844884b48fd
restore-cursor/node_modules/signal-exit signal-exit@4.1.0 13369 9d3b58a811ecf6a641537387289274cd14f5bb912a27e4f1f2a74182bca8b795
retry retry@0.13.1 6547 7521d8445e845475e888ccb7af473c4afb17aabafefe35a23371a8a8c79b8084
semver semver@7.8.6 33566 c6584c324e8b1e5d0403c6c16ee2b25dd61567c13f0449a58820350c21cd71bf
shebang-command shebang-command@2.0.0 1506 9acba5bd18a51e9cdf5898380e4df63f803e1844def64ae1a46f88cff86d556e
shebang-regex shebang-regex@3.0.0 1503 fedbabaa6db26c6be0183f82777dfa852d59a62f8885de93bd32ebc28758958f
signal-exit signal-exit@3.0.7 3851 439623fa6aab91600615ec757eaa137fcab40d3b35dda38df7444c15678f20a8
simple-git simple-git@3.36.0 218752 e694b2f1b5a9e362ba2592d707d13c0a579d37ccaed6c9d6fca5c50d9553bf8c
sleep-promise sleep-promise@9.1.0 148221 f148403b61b6cdc3ea086d99d2fadf6d3d45ea1c407a585fc9d8c6055f93d27f
slice-ansi slice-ansi@8.0.0 7016 827033959832ab8428f2703ee324baa6fa8e940ac6dfaaed4afa1891fecc70be
stdin-discarder stdin-discarder@0.3.2 2267 cb97f9dde8b47e6a096c217459406f38ceb3b2c657f1db5115224fbaccffa18d
stdout-update stdout-update@4.0.1 7374 e98d3181e687f39d49af400e137db919e3db8fe1009bf203f69ee3a87a7e52ab
stdout-update/node_modules/emoji-regex emoji-regex@10.6.0 5610 9f40e54c0586f30882ece0ee0d22654394b89321e89cb55e8faf12ed8ccff981
stdout-update/node_modules/string-width string-width@7.2.0 2989 3e90901a98cadef6986fe2953e6d181f49730d81c7855776a6337fef93bbf1f3
string-width string-width@8.3.0 4510 b9332abee5a45017221999b9133d77f092b81d0b1d747fc030abe1119a148339
strip-ansi strip-ansi@7.2.0 2156 2fa01de86a5022ef32773abbc4e84a53a1c5d31f5a5cbf03ed2575f10408543f
universalify universalify@2.0.1 2068 7d07313bb61836a12f0ba5485e67673334a3ee955e7aefb3c4b3fc5a1b7b7865
which which@6.0.1 3349 306cae87dc682e93c16f0ec27893f8d6c4b798bd8a3b078c53fea88115f4bfb6
yoctocolors yoctocolors@2.2.0 4538 abb3214409bcd4a48b1c49384f7441563368c54fa6251c6fb5ab8081907f7f5c
`;

/**
 * node-llama-cpp and a model that drafts.
 * @param onNpm the address of a package, from its name and version
 */
export const draftingModels = (onNpm: (name: string, version: string) => string): Model[] => [
  {
    name: 'llama',
    purpose: 'the program that runs the model for drafting',
    kind: 'drafter',
    licence: 'MIT; of the packages that it imports, MIT, ISC or BlueOak-1.0.0',
    credit: 'withcatai/node-llama-cpp, ggml-org/llama.cpp',
    unpackedBytes: 45_000_000,
    needs: [],
    archives: [
      {
        url: onNpm('node-llama-cpp', VERSION),
        bytes: 35_735_663,
        sha256: 'a0d9dd80eacd2ab1cfe71aee57ac8a806487fd70b3d2a38fbec637752d9e5c5f',
        packed: 'gzip',
        keep: [
          'dist/',
          'package.json',
          'LICENSE',
          'llama/binariesGithubRelease.json',
          'llama/llama.cpp.info.json',
        ],
        into: 'node_modules/node-llama-cpp',
      },
      ...imported(onNpm),
      ...Object.entries(LINUX).map(([machine, published]): Archive => ({
        url: onNpm(`@node-llama-cpp/${machine}`, VERSION),
        ...published,
        packed: 'gzip',
        keep: ['package.json', 'LICENSE', 'dist/', 'bins/'],
        into: `node_modules/@node-llama-cpp/${machine}`,
        machine,
      })),
    ],
  },
  {
    name: 'drafting',
    purpose: 'drafts of sections beside those of the rules, English',
    kind: 'drafting',
    licence: 'Apache-2.0',
    credit: 'Qwen2.5 1.5B Instruct by Alibaba Cloud, Q4_K_M',
    unpackedBytes: 1_117_320_736,
    needs: ['llama'],
    archives: [
      {
        url: 'https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/91cad51170dc346986eccefdc2dd33a9da36ead9/qwen2.5-1.5b-instruct-q4_k_m.gguf',
        bytes: 1_117_320_736,
        sha256: '6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e',
        packed: 'none',
        keep: ['model.gguf'],
      },
    ],
  },
];

function imported(onNpm: (name: string, version: string) => string): Archive[] {
  return IMPORTED.trim()
    .split('\n')
    .map((line) => {
      const [place = '', published = '', bytes, sha256 = ''] = line.split(' ');
      const at = published.lastIndexOf('@');
      return {
        url: onNpm(published.slice(0, at), published.slice(at + 1)),
        bytes: Number(bytes),
        sha256,
        packed: 'gzip',
        keep: ['/'],
        into: `node_modules/${place}`,
      };
    });
}
