// Ant Design's plain field without its search, code and multi-line kin: 7 kB less on the sign-in pages.
export { default as TextInput } from 'antd/es/input/Input.js';
