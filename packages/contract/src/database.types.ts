// Generated from supabase/migrations by packages/local/src/supabase/generate-types.ts. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: { [_ in never]: never }
    Views: { [_ in never]: never }
    Functions: {
      ask_for_map_again: { Args: { p_session_id: string }; Returns: Json }
      change_session_address: {
        Args: {
          p_address_key: string
          p_email: string
          p_ip_key: string
          p_relaxed: boolean
          p_session_id: string
        }
        Returns: Json
      }
      claim_mails: {
        Args: { p_lease_seconds: number; p_max: number }
        Returns: {
          attempt: number
          delete_secret: string
          desk: Json
          expires_at: string
          id: string
          kind: string
          map_secret: string
          recipient: string
          session_id: string
          signed_by: string
        }[]
      }
      claim_map_job: { Args: { p_lease_seconds: number }; Returns: Json }
      delete_map: { Args: { p_ip_key: string; p_map_secret: string; p_relaxed: boolean }; Returns: Json }
      delete_wiring_session: {
        Args: { p_ip_key: string; p_relaxed: boolean; p_secret: string; p_session_id: string }
        Returns: Json
      }
      describe_deletion: { Args: { p_ip_key: string; p_relaxed: boolean; p_secret: string }; Returns: Json }
      describe_map: { Args: { p_session_id: string }; Returns: Json }
      describe_map_deletion: {
        Args: { p_ip_key: string; p_map_secret: string; p_relaxed: boolean }
        Returns: Json
      }
      desk_change_operator: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_check_confirmation: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_close_links: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_confirm_with_code: {
        Args: { p_code_hash: string; p_network_key: string; p_relaxed: boolean; p_session: string }
        Returns: Json
      }
      desk_confirm_with_passkey: {
        Args: { p_counter: number; p_counter_before: number; p_credential_id: string; p_session: string }
        Returns: Json
      }
      desk_correct_address: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_delete_passkey: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_delete_session: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_delete_waitlist: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_delivery: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_end_session: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_enrol_passkey: {
        Args: {
          p_counter: number
          p_credential_id: string
          p_label: string
          p_public_key: string
          p_session: string
          p_transports: string[]
        }
        Returns: Json
      }
      desk_export_begin: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_export_page: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_health: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_heartbeat: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_hold: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_inputs: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_invite: {
        Args: { p_email: string; p_lead: boolean; p_mail: boolean; p_name: string }
        Returns: Json
      }
      desk_invite_operator: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_log: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_new_revision: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_next_map: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_numbers: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_open_review: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_operators: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_picture: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_queue: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_redraft: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_release: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_remove_operator: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_rename_passkey: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_request_code: {
        Args: {
          p_address_key: string
          p_browser?: string
          p_code: string
          p_code_hash: string
          p_email: string
          p_network_key: string
          p_relaxed: boolean
        }
        Returns: Json
      }
      desk_request_confirm_code: {
        Args: {
          p_code: string
          p_code_hash: string
          p_network_key: string
          p_relaxed: boolean
          p_session: string
        }
        Returns: Json
      }
      desk_resend: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_resume: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_review_source: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_rule_numbers: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_save_edit: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_save_signature: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_send_to_me: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_show_address: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_sign: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_sign_in_with_code: {
        Args: {
          p_browser?: string
          p_code_hash: string
          p_code_suffices: boolean
          p_email: string
          p_network_key: string
          p_relaxed: boolean
          p_user_agent: string
        }
        Returns: Json
      }
      desk_sign_in_with_passkey: {
        Args: {
          p_counter: number
          p_counter_before: number
          p_credential_id: string
          p_network_key?: string
          p_user_agent: string
        }
        Returns: Json
      }
      desk_sign_out: { Args: { p_session: string }; Returns: Json }
      desk_start_passkey: {
        Args: {
          p_challenge: string
          p_network_key: string
          p_purpose: string
          p_relaxed: boolean
          p_session: string
        }
        Returns: Json
      }
      desk_take_challenge: {
        Args: { p_challenge: string; p_credential_id: string; p_purpose: string; p_session: string }
        Returns: Json
      }
      desk_take_over: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_undo_sign: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_waitlist: { Args: { p_input: Json; p_session: string }; Returns: Json }
      desk_who: { Args: { p_input: Json; p_session: string }; Returns: Json }
      finish_sweep: { Args: Record<PropertyKey, never>; Returns: number }
      get_map: {
        Args: { map_secret: string }
        Returns: {
          expires_at: string
          revision: number
          snapshot: Json
        }[]
      }
      get_session_by_id: {
        Args: { session_uuid: string }
        Returns: {
          email: string
          expires_at: string
          image_urls: string[]
          images_uploaded: boolean
          json_profile: Json
          json_submitted: boolean
          mail_problem: string
          name_for_certificate: string
          session_id: string
          survey_completed: boolean
          survey_data: Json
          survey_draft: Json
          survey_version: string
          wiring_complete: boolean
        }[]
      }
      hand_in_map_draft: { Args: { p_draft: Json; p_lease: string }; Returns: Json }
      hand_over_answers: { Args: { p_answers: Json; p_session_id: string }; Returns: Json }
      join_waitlist: {
        Args: { p_address_key: string; p_email: string; p_ip_key: string; p_relaxed: boolean }
        Returns: Json
      }
      mail_metrics: { Args: Record<PropertyKey, never>; Returns: Json }
      map_picture: { Args: { p_map_secret: string; p_number: number }; Returns: string }
      map_status: {
        Args: { session_uuid: string }
        Returns: {
          revising: boolean
          sent_at: string
          state: string
        }[]
      }
      note_sweep: { Args: Record<PropertyKey, never>; Returns: undefined }
      note_unknown_id: { Args: { p_ip_key: string; p_relaxed: boolean }; Returns: Json }
      objects_to_sweep: {
        Args: { p_max: number }
        Returns: {
          bucket_id: string
          name: string
        }[]
      }
      onboarding_pace: {
        Args: Record<PropertyKey, never>
        Returns: {
          minutes: number
        }[]
      }
      orphaned_objects: {
        Args: { p_max: number }
        Returns: {
          bucket_id: string
          name: string
        }[]
      }
      report_mail: { Args: { p_class: string; p_id: string }; Returns: string }
      run_desk_alerts: { Args: Record<PropertyKey, never>; Returns: number }
      run_retention: { Args: { p_max: number }; Returns: number }
      send_session_link: { Args: { p_session_id: string }; Returns: Json }
      service_health: { Args: Record<PropertyKey, never>; Returns: Json }
      settle_mail: { Args: { p_id: string; p_outcome: string; p_reason: string }; Returns: string }
      settle_map_job: { Args: { p_lease: string; p_outcome: string; p_reason: string }; Returns: Json }
      sign_map: {
        Args: {
          p_by: string
          p_expected_revision: number
          p_expected_state: string
          p_sentence: string
          p_session_id: string
          p_undo_seconds: number
        }
        Returns: Json
      }
      signup_wiring_session: {
        Args: {
          p_address_key: string
          p_email: string
          p_idempotency_key: string
          p_ip_key: string
          p_relaxed: boolean
        }
        Returns: Json
      }
      trust_numbers: {
        Args: Record<PropertyKey, never>
        Returns: {
          deleted: number
          held: number
          oldest_months: number
          stored: number
        }[]
      }
      undo_map_signature: { Args: { p_expected_revision: number; p_session_id: string }; Returns: Json }
      update_wiring_session: { Args: { p_session_id: string; p_update: Json }; Returns: Json }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
