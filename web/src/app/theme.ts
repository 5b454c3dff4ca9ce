import { theme as antd, type MappingAlgorithm, type ThemeConfig } from 'antd';
import { dark, light, type Palette } from './palette.js';

export const SANS =
  "'Source Sans 3 Variable', 'Source Sans 3', system-ui, -apple-system, 'Segoe UI', sans-serif";

export type ThemeMode = 'light' | 'dark';

/** Ant Design's theme in Lectern's colors. The object must never be absent: undefined to object remounts everything. */
export function lecternTheme(mode: ThemeMode, reducedMotion: boolean): ThemeConfig {
  const c = mode === 'dark' ? dark : light;
  return {
    algorithm: [mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm, pin(c)],
    cssVar: { key: `lectern-${mode}` },
    hashed: false,
    token: {
      fontFamily: SANS,
      fontSize: 16,
      fontSizeSM: 14,
      fontSizeLG: 18,
      lineHeight: 1.5,
      fontWeightStrong: 600,
      motion: !reducedMotion,
      borderRadius: 4,
      borderRadiusSM: 3,
      borderRadiusLG: 6,
      borderRadiusXS: 2,
      controlHeight: 40,
      controlHeightSM: 32,
      controlHeightLG: 48,
      colorPrimary: c.primary,
      colorPrimaryBg: c.primaryTint,
      colorPrimaryText: c.primary,
      colorInfo: c.primary,
      colorInfoBg: c.primaryTint,
      colorLink: c.link,
      colorLinkHover: c.primaryHover,
      colorLinkActive: c.primaryActive,
      colorSuccess: c.good,
      colorSuccessBg: c.goodTint,
      colorSuccessText: c.good,
      colorWarning: c.warn,
      colorWarningBg: c.warnTint,
      colorWarningText: c.warn,
      colorError: c.bad,
      colorErrorBg: c.badTint,
      colorErrorText: c.bad,
      colorText: c.text,
      colorTextHeading: c.text,
      colorTextSecondary: c.text2,
      colorTextTertiary: c.text3,
      colorTextQuaternary: c.text3,
      colorTextDescription: c.text3,
      colorTextPlaceholder: c.text3,
      colorTextDisabled: c.disabled,
      colorTextLightSolid: c.onPrimary,
      colorIcon: c.text2,
      colorBgLayout: c.page,
      colorBgContainer: c.surface,
      colorBgElevated: c.surface,
      colorBgSpotlight: c.spotlight,
      colorFillAlter: c.sunken,
      colorFillTertiary: c.sunken,
      controlItemBgActive: c.primaryTint,
      controlItemBgActiveHover: c.primaryTint,
      controlItemBgHover: c.sunken,
      colorBorder: c.control,
      colorBorderSecondary: c.hairline,
      colorSplit: c.hairline,
      boxShadow: 'none',
      boxShadowTertiary: 'none',
      boxShadowSecondary: mode === 'dark' ? '0 8px 28px rgba(0,0,0,.55)' : '0 8px 28px rgba(26,33,48,.14)',
    },
    components: components(c),
  };
}

/** darkAlgorithm derives other colors from the seeds (#8FB3EA became #7D99C8), so they are set again after it. */
function pin(c: Palette): MappingAlgorithm {
  return (seed, map) => ({
    ...(map ?? antd.defaultAlgorithm(seed)),
    colorPrimary: c.primary,
    colorPrimaryHover: c.primaryHover,
    colorPrimaryActive: c.primaryActive,
    colorInfo: c.primary,
    colorSuccess: c.good,
    colorWarning: c.warn,
    colorError: c.bad,
    colorErrorHover: c.bad,
    colorErrorActive: c.bad,
    colorLink: c.link,
  });
}

function components(c: Palette): ThemeConfig['components'] {
  return {
    Button: {
      primaryColor: c.onPrimary,
      dangerColor: c.onPrimary,
      defaultBg: c.surface,
      fontWeight: 600,
      paddingInline: 18,
      contentFontSizeLG: 17,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
    },
    Tabs: {
      titleFontSize: 16,
      horizontalItemGutter: 28,
      horizontalItemPadding: '10px 0 12px',
      itemColor: c.text2,
      itemSelectedColor: c.text,
      inkBarColor: c.primary,
    },
    Form: { verticalLabelPadding: '0 0 4px', labelHeight: 24, itemMarginBottom: 18, labelColor: c.text },
    Select: { optionSelectedBg: c.primaryTint, optionActiveBg: c.sunken, optionSelectedFontWeight: 600 },
    Segmented: {
      trackBg: c.sunken,
      itemSelectedBg: c.surface,
      itemColor: c.text2,
      itemSelectedColor: c.text,
    },
    Tag: { defaultBg: c.sunken, defaultColor: c.text2 },
    Tooltip: { colorTextLightSolid: c.onSpotlight },
    Progress: { defaultColor: c.primary, remainingColor: c.sunken },
    Switch: { handleBg: c.surface },
    DatePicker: { colorTextDisabled: c.text3 },
    Notification: { width: 380 },
  };
}
