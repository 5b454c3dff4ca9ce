import {
  AudioOutlined,
  BellOutlined,
  BookOutlined,
  ClockCircleOutlined,
  SettingOutlined,
  TeamOutlined,
  TrophyOutlined,
} from '@ant-design/icons';
import type { NotificationType } from '@lectern/contracts/notifications';
import type { ReactNode } from 'react';

export const typeIcons: Record<NotificationType, ReactNode> = {
  achievement: <TrophyOutlined />,
  session: <AudioOutlined />,
  reminder: <ClockCircleOutlined />,
  educational: <BookOutlined />,
  community: <TeamOutlined />,
  system: <SettingOutlined />,
  other: <BellOutlined />,
};
